import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, concatAST, parse as parseGraphql } from 'graphql'
import { parse as parseYaml } from 'yaml'
import { createDataSchemas } from '#scripts/codegen/data-schema.ts'

/** A JSON Schema of a contract, with the keywords that contracts use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  allOf?: Schema[]
  anyOf?: Schema[]
}

/** The body of a response: its schema, and how references in it are found. */
export type ResponseSchema = {
  upstream: string
  operation: string
  status: number
  /** null for a response without JSON. */
  schema: Schema | null
  resolve: (reference: string) => Schema
}

type Response = { $ref?: string; content?: { 'application/json'?: { schema: Schema } } }
type Document = {
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, Response> }>>
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Response> }
}

const readContract = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const last = (reference: string) => reference.split('/').at(-1) ?? ''

/** Every response that the contract of an upstream describes, read from the contract itself. */
export const readResponseSchemas = (upstream: string): ResponseSchema[] =>
  existsSync(new URL(`${upstream}/openapi.yaml`, import.meta.url)) ? readOpenApi(upstream) : readGraphql(upstream)

function readOpenApi(upstream: string): ResponseSchema[] {
  const { paths, components }: Document = parseYaml(readContract(`${upstream}/openapi.yaml`))
  const resolve = (reference: string) => components?.schemas?.[last(reference)] ?? {}
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId: operation, responses }) =>
      operation === undefined
        ? []
        : Object.entries(responses).map(([status, response]) => {
            const { content } = response.$ref ? (components?.responses?.[last(response.$ref)] ?? {}) : response
            return {
              upstream,
              operation,
              status: Number(status),
              schema: content?.['application/json']?.schema ?? null,
              resolve,
            }
          }),
    )
}

/** GraphQL operations with the schema of their whole body. */
function readGraphql(upstream: string): ResponseSchema[] {
  const folder = fileURLToPath(new URL(`${upstream}/operations`, import.meta.url))
  const { definitions } = concatAST(
    readdirSync(folder).map((file) => parseGraphql(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
  const operations = definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const fragments = definitions.filter((definition) => definition.kind === 'FragmentDefinition')
  const schemas = createDataSchemas(buildSchema(readContract(`${upstream}/schema.graphql`)), operations, fragments)
  const resolve = (reference: string) => Object(schemas[reference])
  return operations.map(({ name }) => ({
    upstream,
    operation: name?.value ?? '',
    status: 200,
    schema: { type: 'object', required: ['data'], properties: { data: resolve(`data:${name?.value}`) } },
    resolve,
  }))
}
