import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { compileGuards, type JsonSchema } from './guards.ts'

type Response = { content?: { 'application/json'?: { schema: JsonSchema } } }
type OperationObject = { operationId: string; responses: Record<string, Response | { $ref: string }> }
type OpenApi = {
  paths: Record<string, Record<string, OperationObject>>
  components?: { schemas?: Record<string, JsonSchema>; responses?: Record<string, Response> }
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

/** Types, guards and the list of operations of an upstream described by OpenAPI; by file name. */
export async function generateRest(folder: string): Promise<Record<string, string>> {
  const source = readFileSync(join(folder, 'openapi.yaml'), 'utf8')
  const document: OpenApi = parse(source)
  const operations = operationsOf(document)
  return {
    'types.ts': astToString(await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true })),
    'operations.ts': operationTable(operations),
    'guards.js': guardModule(document, operations),
    'guards.d.ts': [
      "import type { Guards } from '../../guard.ts'",
      "import type { operations } from './types.ts'",
      '',
      '/** One check per operation and status, for the body that it answers with. */',
      'export declare const guards: Guards<operations>',
    ].join('\n'),
  }
}

type Operation = { id: string; method: string; path: string; responses: [status: string, response: Response][] }

function operationsOf({ paths, components }: OpenApi): Operation[] {
  const resolve = (response: Response | { $ref: string }): Response => {
    if (!('$ref' in response)) return response
    const found = components?.responses?.[response.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`No response is called ${response.$ref}`)
    return found
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
      return [{ id: operation.operationId, method: method.toUpperCase(), path, responses }]
    }),
  )
}

const operationTable = (operations: Operation[]) =>
  [
    '/** Every call of the contract: its method and its path below the base URL. */',
    'export const operations = {',
    ...operations.map(({ id, method, path }) => `  ${id}: { method: '${method}', path: '${path}' },`),
    '} as const',
  ].join('\n')

function guardModule({ components }: OpenApi, operations: Operation[]): string {
  const schemas: Record<string, JsonSchema> = {}
  const exported: Record<string, string> = {}
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) schemas[`schema:${name}`] = byId(schema)
  const table = operations.map(({ id, responses }) => {
    const entries = responses.map(([status, response]) => {
      const schema = response.content?.['application/json']?.schema
      return `${status}: ${schema ? named(byId(schema), `${id}_${status}`) : 'nothing'}`
    })
    return `  ${id}: { ${entries.join(', ')} },`
  })
  const nothing = 'const nothing = (value) => value === null;'
  return [compileGuards(schemas, exported), nothing, 'export const guards = {', ...table, '};'].join('\n')

  /** A body that is a component is checked by the component's own function. */
  function named(schema: JsonSchema, own: string): string {
    const ref = typeof schema === 'object' && typeof schema.$ref === 'string' ? schema.$ref : undefined
    if (!ref) schemas[own] = schema
    const name = ref?.replace('schema:', '') ?? own
    exported[name] = ref ?? own
    return name
  }
}

/** Refers to components by the id under which they are compiled once. */
function byId<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/components/schemas/', 'schema:') : value,
  )
}
