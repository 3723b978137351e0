import type { JsonSchema } from './guards.ts'

type Schemas = Readonly<Record<string, JsonSchema>>
type AssumedResponse = { 'x-assumed'?: unknown; content?: { 'application/json'?: { schema: JsonSchema } } }
type AssumedOperation = { id: string; isAssumed: boolean; responses: [status: string, response: AssumedResponse][] }

/** The generated list of what an OpenAPI document marks with `x-assumed` and `x-dispensable`. Throws for a marked field that is required. */
export function createAssumedTable(schemas: Schemas, operations: readonly AssumedOperation[], depth: number): string {
  const table = {
    operations: operations.filter(({ isAssumed }) => isAssumed).map(({ id }) => id),
    bodies: toTable(operations, ({ responses }) => {
      const statuses = responses.filter(([, response]) => isAssumed(response)).map(([status]) => Number(status))
      return statuses.length > 0 ? statuses : undefined
    }),
    fields: listFields('x-assumed'),
    dispensable: listFields('x-dispensable'),
  }
  return [
    `import type { Assumed } from '${'../'.repeat(depth + 1)}assumed.ts'`,
    '',
    '/** What the contract assumes beyond the specification. */',
    `export const assumed: Assumed = ${JSON.stringify(table, null, 2)}`,
  ].join('\n')

  function listFields(mark: Mark) {
    return toTable(operations, ({ id, responses }) => {
      const entries = responses.flatMap(([status, response]): [string, string[]][] => {
        const schema = response.content?.['application/json']?.schema
        const paths = schema === undefined ? [] : [...new Set(listMarkedPaths(schema, { mark, schemas, place: id }))]
        return paths.length > 0 ? [[status, paths]] : []
      })
      return entries.length > 0 ? Object.fromEntries(entries) : undefined
    })
  }
}

/** The keywords that say that readers have a fallback for a field. */
type Mark = 'x-assumed' | 'x-dispensable'

const isAssumed = (node: { [keyword: string]: unknown }) => node['x-assumed'] !== undefined

function toTable<Value>(
  operations: readonly AssumedOperation[],
  read: (operation: AssumedOperation) => Value | undefined,
) {
  return Object.fromEntries(
    operations.flatMap((operation): [string, Value][] => {
      const value = read(operation)
      return value === undefined ? [] : [[operation.id, value]]
    }),
  )
}

/** The paths of fields with a mark, outer ones first. */
function listMarkedPaths(schema: JsonSchema, { mark, schemas, place }: Search): string[] {
  if (typeof schema !== 'object') return []
  if (typeof schema.$ref === 'string') return listMarkedPaths(resolve(schema.$ref, schemas), { mark, schemas, place })
  const required = Array.isArray(schema.required) ? schema.required : []
  const fields = Object.entries(asSchemas(schema.properties)).flatMap(([name, property]) => {
    const path = `/${name}`
    const inner = listMarkedPaths(property, { mark, schemas, place: `${place}${path}` }).map((rest) => path + rest)
    if (!isMarkedField(property, mark, schemas)) return inner
    if (required.includes(name)) throw new Error(`${place}${path} has ${mark}, so it cannot be required`)
    return [path, ...inner]
  })
  const elements = [schema.items, schema.additionalProperties].flatMap((element) =>
    isSchema(element)
      ? listMarkedPaths(element, { mark, schemas, place: `${place}/*` }).map((rest) => `/*${rest}`)
      : [],
  )
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list.flatMap((part) => listMarkedPaths(part, { mark, schemas, place })) : [],
  )
  return [...fields, ...elements, ...parts]
}

type Search = { mark: Mark; schemas: Schemas; place: string }

function isMarkedField(schema: JsonSchema, mark: Mark, schemas: Schemas): boolean {
  if (typeof schema !== 'object') return false
  return (
    schema[mark] !== undefined ||
    (typeof schema.$ref === 'string' && isMarkedField(resolve(schema.$ref, schemas), mark, schemas))
  )
}

function resolve(reference: string, schemas: Schemas): JsonSchema {
  const schema = schemas[reference.split('/').at(-1) ?? '']
  if (schema === undefined) throw new Error(`There is no schema ${reference}`)
  return schema
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
const asSchemas = (value: unknown): Schemas =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
