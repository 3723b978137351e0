import { z } from 'zod'
import type { Path } from './problems.ts'
import { goodsFile } from './schema/goods-file.ts'

/** The part of JSON Schema that zod writes for a goods file. */
type JsonSchema = {
  $ref?: string
  $defs?: Readonly<Record<string, JsonSchema>>
  type?: string
  description?: string
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  /** What is at any name, in an object without names of its own. */
  additionalProperties?: JsonSchema | boolean
  anyOf?: readonly JsonSchema[]
}

/** A goods file as JSON Schema, which editors complete and check. */
export const toJsonSchema = (): JsonSchema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(goodsFile, { io: 'input', unrepresentable: 'any' })))

/** The names of the fields that an object at a path of a goods file may have. */
export function listFieldNames(path: Path): string[] {
  const root = toJsonSchema()
  let schemas = expand(root, root)
  for (const key of path)
    schemas = schemas
      .flatMap(
        (schema) =>
          (typeof key === 'number' ? schema.items : (schema.properties?.[String(key)] ?? getAnyName(schema))) ?? [],
      )
      .flatMap((schema) => expand(schema, root))
  return schemas.flatMap(({ properties }) => Object.keys(properties ?? {}))
}

/** A field of a goods file: where it is, like `products[].title`, whether it has to be there, and what it holds. */
export type Field = { path: string; isRequired: boolean; description: string }

/** Every field, in the order of the schema. Fields of an item below another item are listed once. */
export function listFields(): Field[] {
  const root = toJsonSchema()
  const list = (schema: JsonSchema, prefix: string, parents: readonly JsonSchema[]): Field[] => {
    const objects = expand(schema, root)
    if (objects.some((object) => parents.includes(object))) return []
    return objects.flatMap((object) => {
      const children = Object.entries(object.properties ?? {}).flatMap(([name, child]) => {
        const path = prefix ? `${prefix}.${name}` : name
        const [expanded] = expand(child, root)
        const isRequired = object.required?.includes(name) ?? false
        return [
          { path, isRequired, description: child.description ?? expanded?.description ?? '' },
          ...list(child, path, [...parents, object]),
        ]
      })
      const named = getAnyName(object)
      return [
        ...children,
        ...(object.items ? list(object.items, `${prefix}[]`, [...parents, object]) : []),
        ...(named ? list(named, `${prefix}{}`, [...parents, object]) : []),
      ]
    })
  }
  return list(root, '', [])
}

const getAnyName = ({ additionalProperties: schema }: JsonSchema) => (typeof schema === 'object' ? schema : undefined)

/** A schema without references and alternatives. */
function expand(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (schema.$ref) {
    const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.slice('#/$defs/'.length)]
    return target ? expand(target, root) : []
  }
  return schema.anyOf ? schema.anyOf.flatMap((alternative) => expand(alternative, root)) : [schema]
}
