import { parse } from 'yaml'
import { type JsonSchema, shapeOfSchema } from './json-schema-shape.ts'
import type { Shape } from './shape.ts'

/** A parameter of a call, by the place it is sent in. */
export type Parameter = { name: string; in: string; required: boolean; shape: Shape }

/** One call of an OpenAPI contract, with everything in it looked up. */
export type Operation = {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** The body that is sent; undefined for none. */
  body?: { required: boolean; contentType: string; shape: Shape }
  /** What is answered, by status; null for an answer without a body of JSON. */
  responses: Readonly<Record<string, Shape | null>>
}

type Referring<Thing> = Thing | { $ref: string }
type Content = Readonly<Record<string, { schema?: JsonSchema }>>
type ParameterObject = { name: string; in: string; required?: boolean; schema: JsonSchema }
type OperationObject = {
  operationId: string
  parameters?: readonly Referring<ParameterObject>[]
  requestBody?: { required?: boolean; content: Content }
  responses: Readonly<Record<string, Referring<{ content?: Content }>>>
}
type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

/** The calls of an OpenAPI document, given as YAML. */
export function readOpenApi(source: string): Operation[] {
  const document: Document = parse(source)

  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [read(method.toUpperCase(), path, operation)] : []
    }),
  )

  function read(method: string, path: string, operation: OperationObject): Operation {
    const { operationId: id, parameters = [], requestBody, responses } = operation
    const [sent] = Object.entries(requestBody?.content ?? {})
    return {
      id,
      method,
      path,
      parameters: parameters.map((parameter) => {
        const { name, in: place, required = false, schema } = found(parameter)
        return { name, in: place, required, shape: shapeOf(schema) }
      }),
      ...(sent && {
        body: { required: requestBody?.required ?? false, contentType: sent[0], shape: shapeOf(sent[1].schema ?? {}) },
      }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => {
          const schema = found(response).content?.['application/json']?.schema
          return [status, schema ? shapeOf(schema) : null]
        }),
      ),
    }
  }

  function shapeOf(schema: JsonSchema): Shape {
    return shapeOfSchema(schema, (ref) => lookup<JsonSchema>(ref))
  }

  function found<Thing extends object>(thing: Referring<Thing>): Thing {
    if (!('$ref' in thing)) return thing
    const target = lookup<Thing>(thing.$ref)
    if (target) return target
    throw new Error(`The contract has nothing at ${thing.$ref}.`)
  }

  /** `#/components/schemas/Money` is what stands there. */
  function lookup<Thing>(ref: string): Thing | undefined {
    const [, , section = '', name = ''] = ref.split('/')
    return document.components?.[section]?.[name] as Thing | undefined
  }
}
