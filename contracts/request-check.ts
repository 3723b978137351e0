import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ErrorObject, ValidateFunction } from 'ajv'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type Content = Record<string, { schema: object }>
type OperationObject = {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
}
type OpenApi = {
  paths: Record<string, Record<string, OperationObject>>
  components?: { parameters?: Record<string, Parameter> }
}

/** The parts of a received request. */
export type RequestParts = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  json?: unknown
  /** A body of type application/x-www-form-urlencoded. */
  form?: Record<string, string>
  /** A body of any other type. */
  text?: string
}

/** A field that breaks the contract, like { field: 'email', message: 'must match format "email"' }. */
export type RequestProblem = { field: string; message: string }

export type RequestCheck<Input> = {
  /** Whether a request keeps its contract. Converts numbers in the path and query to numbers. */
  isValid(parts: RequestParts): parts is RequestParts & Input
  /** The problems of the request that was checked last. */
  getProblems(): RequestProblem[]
}

const SCHEMA_ID = 'contract'
const require = createRequire(import.meta.url)

/**
 * Validates requests against an upstream's OpenAPI document, for services that implement the contract. The generated
 * guards check responses only.
 */
export function createRequestChecks(upstream: string) {
  // Loaded on first use, so that services start without them.
  const { Ajv }: typeof import('ajv') = require('ajv')
  const { default: addFormats }: typeof import('ajv-formats') = require('ajv-formats')
  const { parse }: typeof import('yaml') = require('yaml')
  const document: OpenApi = parse(readFileSync(new URL(`./${upstream}/openapi.yaml`, import.meta.url), 'utf8'))
  const options = { strict: false, validateSchema: false, allErrors: true, schemas: { [SCHEMA_ID]: document } } as const
  const bodyAjv = addFormats(new Ajv(options))
  // Values in a URL arrive as text whatever their type.
  const urlAjv = addFormats(new Ajv({ ...options, coerceTypes: true }))

  return function getCheck<Input>(operationId: string): RequestCheck<Input> {
    const { parameters = [], requestBody } = findOperation(document, operationId)
    const resolved = parameters.map((parameter) => resolveParameter(document, parameter))
    const validateUrl = urlAjv.compile({
      type: 'object',
      properties: { path: toSchema(resolved, 'path'), query: toSchema(resolved, 'query') },
    })
    const validateBody: ValidateFunction<RequestParts & Input> = bodyAjv.compile({
      type: 'object',
      ...toBodySchema(requestBody?.content),
    })
    let errors: ErrorObject[] = []
    return {
      isValid(parts): parts is RequestParts & Input {
        errors = [validateUrl, validateBody].flatMap((validate) => (validate(parts) ? [] : (validate.errors ?? [])))
        return errors.length === 0
      },
      getProblems: () => errors.map(toProblem),
    }
  }
}

function findOperation(document: OpenApi, operationId: string): OperationObject {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const operation = operations.find((candidate) => candidate.operationId === operationId)
  if (!operation) throw new Error(`The contract has no operation "${operationId}"`)
  return operation
}

function resolveParameter(document: OpenApi, parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const resolved = document.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? '']
  if (!resolved) throw new Error(`The contract has no parameter ${parameter.$ref}`)
  return resolved
}

function toSchema(parameters: Parameter[], location: 'path' | 'query'): object {
  const located = parameters.filter((parameter) => parameter.in === location)
  return {
    type: 'object',
    required: located.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(located.map(({ name, schema }) => [name, withAbsoluteRefs(schema)])),
  }
}

/** The property of RequestParts that holds a body, by media type; `text` for any other type. */
const BODY_PARTS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}

function toBodySchema(content: Content = {}): object {
  const [mediaType] = Object.keys(content)
  const schema = mediaType && content[mediaType]?.schema
  if (!schema) return {}
  const part = BODY_PARTS[mediaType] ?? 'text'
  return { required: [part], properties: { [part]: withAbsoluteRefs(schema) } }
}

/** Returns a copy of a schema whose references name the document, because it is compiled outside of it. */
const withAbsoluteRefs = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' ? `${SCHEMA_ID}${value}` : value))

function toProblem({ instancePath, keyword, params, message = 'is wrong' }: ErrorObject): RequestProblem {
  // The first segment is the part: path, query, json, form or text.
  const segments = instancePath.split('/').slice(2)
  if (keyword !== 'required') return { field: segments.join('.'), message }
  const { missingProperty }: { missingProperty: string } = { missingProperty: '', ...params }
  if (instancePath === '') return { field: 'body', message: `must be ${missingProperty}` }
  return { field: [...segments, missingProperty].join('.'), message: 'is missing' }
}
