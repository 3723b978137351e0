import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { createAssumedTable } from './assumed.ts'
import { compileGuards, type JsonSchema } from './guards.ts'

type Response = { 'x-assumed'?: unknown; content?: { 'application/json'?: { schema: JsonSchema } } }
type OperationObject = {
  operationId: string
  'x-assumed'?: unknown
  /** Why a success of another status than the described one is none. */
  'x-exact-status'?: unknown
  responses: Record<string, Response | { $ref: string }>
}
type OpenApi = {
  info: { 'x-assumed'?: unknown }
  paths: Record<string, Record<string, OperationObject>>
  components?: { schemas?: Record<string, JsonSchema>; responses?: Record<string, Response> }
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

/**
 * The generated files of an OpenAPI upstream, by name: types, guards, the list of operations and what is assumed.
 * @param depth How many folders below the contracts it is.
 */
export async function generateRest(folder: string, depth: number): Promise<Record<string, string>> {
  const source = readFileSync(join(folder, 'openapi.yaml'), 'utf8')
  const document: OpenApi = parse(source)
  const operations = listOperations(document)
  return {
    'types.ts': astToString(await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true })),
    'operations.ts': createOperationTable(operations),
    'assumed.ts': createAssumedTable(document.components?.schemas ?? {}, operations, depth),
    'guards.js': createGuards(document, operations),
    'guards.d.ts': [
      `import type { Guards } from '${'../'.repeat(depth + 1)}guard.ts'`,
      "import type { operations } from './types.ts'",
      '',
      '/** One check per operation and status, for the body that it answers with. */',
      'export declare const guards: Guards<operations>',
    ].join('\n'),
  }
}

type Operation = {
  id: string
  method: string
  path: string
  isAssumed: boolean
  hasExactStatus: boolean
  responses: [status: string, response: Response][]
}

function listOperations({ info, paths, components }: OpenApi): Operation[] {
  const resolve = (response: Response | { $ref: string }): Response => {
    if (!('$ref' in response)) return response
    const target = components?.responses?.[response.$ref.split('/').at(-1) ?? '']
    if (!target) throw new Error(`There is no response ${response.$ref}`)
    return target
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      if (!operation.operationId) throw new Error(`${method} ${path} has no operationId`)
      const responses = Object.entries(operation.responses).map(([status, response]): [string, Response] => [
        status,
        resolve(response),
      ])
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          isAssumed: info['x-assumed'] !== undefined || operation['x-assumed'] !== undefined,
          hasExactStatus: operation['x-exact-status'] !== undefined,
          responses,
        },
      ]
    }),
  )
}

const createOperationTable = (operations: Operation[]) =>
  [
    '/** Every call of the contract: its method, its path below the base URL, and whether one status alone is success. */',
    'export const operations = {',
    ...operations.map(
      ({ id, method, path, hasExactStatus }) =>
        `  ${id}: { method: '${method}', path: '${path}'${hasExactStatus ? ', hasExactStatus: true' : ''} },`,
    ),
    '} as const',
  ].join('\n')

function createGuards({ components }: OpenApi, operations: Operation[]): string {
  const schemas: Record<string, JsonSchema> = {}
  const exported: Record<string, string> = {}
  for (const [name, schema] of Object.entries(components?.schemas ?? {}))
    schemas[`schema:${name}`] = toIdReferences(schema)
  const table = operations.map(({ id, responses }) => {
    const entries = responses.map(([status, response]) => {
      const schema = response.content?.['application/json']?.schema
      return `${status}: ${schema ? registerSchema(toIdReferences(schema), `${id}_${status}`) : 'nothing'}`
    })
    return `  ${id}: { ${entries.join(', ')} },`
  })
  const nothing = 'const nothing = (value) => value === null;'
  // the specification gives the names of fields, not their types
  const code = compileGuards(schemas, exported, { coercesTypes: true })
  return [code, nothing, 'export const guards = {', ...table, '};'].join('\n')

  /** Registers the schema of a body and returns the name of its check; a component shares its own check. */
  function registerSchema(schema: JsonSchema, ownName: string): string {
    const ref = typeof schema === 'object' && typeof schema.$ref === 'string' ? schema.$ref : undefined
    if (!ref) schemas[ownName] = schema
    const name = ref?.replace('schema:', '') ?? ownName
    exported[name] = ref ?? ownName
    return name
  }
}

/** The schema with references to components replaced by their ids. */
function toIdReferences<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/components/schemas/', 'schema:') : value,
  )
}
