import { selectBranch } from './arbitrary-json.fixtures.ts'
import { isRecord } from './is-record.ts'
import type { ResponseSchema, Schema } from './response-schemas.fixtures.ts'

/** A required field of one body: the steps to it, and a value that its schema forbids (undefined: it allows all). */
type RequiredField = { steps: readonly string[]; wrongValue: unknown }

/** An object first, because a text, number or truth value may stand for another. */
const VALUES: Readonly<Record<string, unknown>> = { object: {}, string: 'seven', number: 7, boolean: true }

/** The required fields that a body has, found by its schema. Of lists only the first element is visited. */
export function listRequiredFields({ schema, resolve }: ResponseSchema, body: unknown): RequiredField[] {
  return schema ? visit(schema, body, []) : []

  function visit(part: Schema, value: unknown, steps: readonly string[]): RequiredField[] {
    if (part.$ref !== undefined) return visit(resolve(part.$ref), value, steps)
    if (part.anyOf) {
      const branches = part.anyOf.filter((branch) => getTypes(branch).includes(getType(value)))
      return branches.length === 1 && branches[0] ? visit(branches[0], value, steps) : []
    }
    if (Array.isArray(value)) return part.items && value.length > 0 ? visit(part.items, value[0], [...steps, '0']) : []
    if (!isRecord(value)) return []
    const own = Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
      if (!Object.hasOwn(value, name)) return []
      const path = [...steps, name]
      const inner = visit(field, value[name], path)
      return part.required?.includes(name) ? [{ steps: path, wrongValue: findWrongValue(field) }, ...inner] : inner
    })
    return [...own, ...(part.allOf ?? []).flatMap((joined) => visit(selectBranch(joined, value), value, steps))]
  }

  function findWrongValue(field: Schema): unknown {
    const types = getTypes(field)
    return Object.entries(VALUES).find(([type]) => !types.includes(type))?.[1]
  }

  /** The JSON types that a schema allows; an integer is a number. */
  function getTypes(part: Schema): string[] {
    if (part.$ref !== undefined) return getTypes(resolve(part.$ref))
    if (part.anyOf) return part.anyOf.flatMap(getTypes)
    if ('const' in part) return [getType(part.const)]
    if (part.enum) return part.enum.map(getType)
    const types = [part.type ?? (part.allOf || part.properties ? 'object' : Object.keys(VALUES))].flat()
    return types.map((type) => (type === 'integer' ? 'number' : type))
  }
}

function getType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A copy of a body with one field changed; removed for undefined. */
export function changeField(body: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  const fields = Object.entries(Object(body)).flatMap(([name, field]) => {
    if (name !== step) return [[name, field]]
    const changed = changeField(field, rest, value)
    return changed === undefined ? [] : [[name, changed]]
  })
  return Array.isArray(body) ? fields.map(([, element]) => element) : Object.fromEntries(fields)
}
