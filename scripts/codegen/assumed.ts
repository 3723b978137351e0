import type { JsonSchema } from './guards.ts'

type Schemas = Readonly<Record<string, JsonSchema>>
type AssumedResponse = { 'x-assumed'?: unknown; content?: { 'application/json'?: { schema: JsonSchema } } }
type AssumedOperation = { id: string; isAssumed: boolean; responses: [status: string, response: AssumedResponse][] }

/** The generated list of what an OpenAPI document marks with `x-assumed`. Throws for a field that is assumed and required. */
export function createAssumedTable(schemas: Schemas, operations: readonly AssumedOperation[]): string {
  const table = {
    operations: operations.filter(({ isAssumed }) => isAssumed).map(({ id }) => id),
    bodies: toTable(operations, ({ responses }) => {
      const statuses = responses.filter(([, response]) => isAssumed(response)).map(([status]) => Number(status))
      return statuses.length > 0 ? statuses : undefined
    }),
    fields: toTable(operations, ({ id, responses }) => {
      const entries = responses.flatMap(([status, response]): [string, string[]][] => {
        const schema = response.content?.['application/json']?.schema
        const paths = schema === undefined ? [] : [...new Set(listAssumedPaths(schema, schemas, id))]
        return paths.length > 0 ? [[status, paths]] : []
      })
      return entries.length > 0 ? Object.fromEntries(entries) : undefined
    }),
  }
  return [
    "import type { Assumed } from '../../assumed.ts'",
    '',
    '/** What the contract assumes beyond the specification. */',
    `export const assumed: Assumed = ${JSON.stringify(table, null, 2)}`,
  ].join('\n')
}

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

/** The paths of assumed fields, outer ones first. */
function listAssumedPaths(schema: JsonSchema, schemas: Schemas, place: string): string[] {
  if (typeof schema !== 'object') return []
  if (typeof schema.$ref === 'string') return listAssumedPaths(resolve(schema.$ref, schemas), schemas, place)
  const required = Array.isArray(schema.required) ? schema.required : []
  const fields = Object.entries(asSchemas(schema.properties)).flatMap(([name, property]) => {
    const path = `/${name}`
    const inner = listAssumedPaths(property, schemas, `${place}${path}`).map((rest) => path + rest)
    if (!isAssumedField(property, schemas)) return inner
    if (required.includes(name)) throw new Error(`${place}${path} is assumed, so it cannot be required`)
    return [path, ...inner]
  })
  const elements = [schema.items, schema.additionalProperties].flatMap((element) =>
    isSchema(element) ? listAssumedPaths(element, schemas, `${place}/*`).map((rest) => `/*${rest}`) : [],
  )
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list.flatMap((part) => listAssumedPaths(part, schemas, place)) : [],
  )
  return [...fields, ...elements, ...parts]
}

function isAssumedField(schema: JsonSchema, schemas: Schemas): boolean {
  if (typeof schema !== 'object') return false
  return (
    isAssumed(schema) || (typeof schema.$ref === 'string' && isAssumedField(resolve(schema.$ref, schemas), schemas))
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
