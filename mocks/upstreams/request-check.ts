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

/** What came with a request, by where it came. */
export type Carried = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  json?: unknown
  form?: Record<string, string>
  text?: string
}

/** One part of a request that is not as the contract wants it, like { part: 'email', why: 'must match format "email"' }. */
export type Wrong = { part: string; why: string }

/** Whether a request is as its contract wants it. Numbers in a path or query become numbers. */
export type RequestCheck<Sent> = {
  isRight(carried: Carried): carried is Carried & Sent
  /** What was wrong with the one looked at last. */
  wrongs(): Wrong[]
}

const KEY = 'contract'
const require = createRequire(import.meta.url)

/**
 * Holds requests against an upstream's OpenAPI document, as the upstream itself would: the contract says what a right
 * request is, and nothing here says it again. The shop's own guards look at answers only.
 */
export function createRequestChecks(upstream: string) {
  // loaded with the first request: whoever starts the backend does not wait for them
  const { Ajv }: typeof import('ajv') = require('ajv')
  const { default: addFormats }: typeof import('ajv-formats') = require('ajv-formats')
  const { parse }: typeof import('yaml') = require('yaml')
  const document: OpenApi = parse(
    readFileSync(new URL(`../../contracts/${upstream}/openapi.yaml`, import.meta.url), 'utf8'),
  )
  const options = { strict: false, validateSchema: false, allErrors: true, schemas: { [KEY]: document } } as const
  const ajv = addFormats(new Ajv(options))
  // what stands in a URL is text, whatever it means
  const ajvOfUrls = addFormats(new Ajv({ ...options, coerceTypes: true }))

  return function checkOf<Sent>(operationId: string): RequestCheck<Sent> {
    const { parameters = [], requestBody } = operation(document, operationId)
    const known = parameters.map((parameter) => named(document, parameter))
    const url = ajvOfUrls.compile({
      type: 'object',
      properties: { path: schemaOf(known, 'path'), query: schemaOf(known, 'query') },
    })
    const whole: ValidateFunction<Carried & Sent> = ajv.compile({ type: 'object', ...bodySchema(requestBody?.content) })
    let errors: ErrorObject[] = []
    return {
      isRight(carried): carried is Carried & Sent {
        errors = [url, whole].flatMap((check) => (check(carried) ? [] : (check.errors ?? [])))
        return errors.length === 0
      },
      wrongs: () => errors.map(inWords),
    }
  }
}

function operation(document: OpenApi, operationId: string): OperationObject {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const found = operations.find((each) => each.operationId === operationId)
  if (!found) throw new Error(`The contract has no operation "${operationId}"`)
  return found
}

function named(document: OpenApi, parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = document.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`)
  return found
}

function schemaOf(parameters: Parameter[], place: string): object {
  const here = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, absolute(schema)])),
  }
}

/** Where a body of a kind is carried; one of any other kind is read by whoever asked for it. */
const PLACES: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}

function bodySchema(content: Content = {}): object {
  const [kind] = Object.keys(content)
  const schema = kind && content[kind]?.schema
  if (!schema) return {}
  const place = PLACES[kind] ?? 'text'
  return { required: [place], properties: { [place]: absolute(schema) } }
}

/** References are to the document, wherever the schema that holds them stands now. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' ? `${KEY}${value}` : value))

function inWords({ instancePath, keyword, params, message = 'is wrong' }: ErrorObject): Wrong {
  // the first step is where the part was carried: path, query, json, form or text
  const steps = instancePath.split('/').slice(2)
  if (keyword !== 'required') return { part: steps.join('.'), why: message }
  const { missingProperty }: { missingProperty: string } = { missingProperty: '', ...params }
  if (instancePath === '') return { part: 'body', why: `must be ${missingProperty}` }
  return { part: [...steps, missingProperty].join('.'), why: 'is missing' }
}
