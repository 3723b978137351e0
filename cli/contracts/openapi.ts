import { parse } from 'yaml'
import { type JsonSchema, toSchemaShape } from './json-schema-shape.ts'
import type { Shape } from './shape.ts'

/** A parameter of an operation. */
type Parameter = { name: string; in: string; required: boolean; shape: Shape }

/** One operation of an OpenAPI contract, with all references resolved. */
export type Operation = {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** The request body; undefined for none. */
  body?: { required: boolean; contentType: string; shape: Shape }
  /** The response bodies by status; null for a response without JSON. */
  responses: Readonly<Record<string, Shape | null>>
}

type OrReference<Thing> = Thing | { $ref: string }
type Content = Readonly<Record<string, { schema?: JsonSchema }>>
type ParameterObject = { name: string; in: string; required?: boolean; schema: JsonSchema }
type OperationObject = {
  operationId: string
  parameters?: readonly OrReference<ParameterObject>[]
  requestBody?: { required?: boolean; content: Content }
  responses: Readonly<Record<string, OrReference<{ content?: Content }>>>
}
type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

/** The operations of an OpenAPI document in YAML. */
export function readOpenApi(source: string): Operation[] {
  const document: Document = parse(source)

  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [readOperation(method.toUpperCase(), path, operation)] : []
    }),
  )

  function readOperation(method: string, path: string, operation: OperationObject): Operation {
    const { operationId: id, parameters = [], requestBody, responses } = operation
    const [content] = Object.entries(requestBody?.content ?? {})
    return {
      id,
      method,
      path,
      parameters: parameters.map((parameter) => {
        const { name, in: place, required = false, schema } = resolve(parameter)
        return { name, in: place, required, shape: toShape(schema) }
      }),
      ...(content && {
        body: {
          required: requestBody?.required ?? false,
          contentType: content[0],
          shape: toShape(content[1].schema ?? {}),
        },
      }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => {
          const schema = resolve(response).content?.['application/json']?.schema
          return [status, schema ? toShape(schema) : null]
        }),
      ),
    }
  }

  function toShape(schema: JsonSchema): Shape {
    return toSchemaShape(schema, (ref) => getComponent<JsonSchema>(ref))
  }

  function resolve<Thing extends object>(thing: OrReference<Thing>): Thing {
    if (!('$ref' in thing)) return thing
    const component = getComponent<Thing>(thing.$ref)
    if (component) return component
    throw new Error(`The contract has no component ${thing.$ref}.`)
  }

  /** The component of a reference like `#/components/schemas/Money`. */
  function getComponent<Thing>(ref: string): Thing | undefined {
    const [, , section = '', name = ''] = ref.split('/')
    return document.components?.[section]?.[name] as Thing | undefined
  }
}
