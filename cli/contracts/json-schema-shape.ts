import { ANY_SHAPE, type Field, type Shape, type ValueType } from './shape.ts'

/** The keywords of JSON Schema that our contracts use; all others are annotations. */
export type JsonSchema = {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  allOf?: readonly JsonSchema[]
  anyOf?: readonly JsonSchema[]
}

type Resolve = (ref: string) => JsonSchema | undefined

/** The shape of a JSON Schema. A schema that contains itself becomes ANY_SHAPE where it repeats. */
export function toSchemaShape(schema: JsonSchema, resolve: Resolve, parents: readonly string[] = []): Shape {
  const { $ref } = schema
  if ($ref !== undefined) {
    const target = parents.includes($ref) ? undefined : resolve($ref)
    return target ? toSchemaShape(target, resolve, [...parents, $ref]) : ANY_SHAPE
  }
  const toShape = (part: JsonSchema) => toSchemaShape(part, resolve, parents)
  if (schema.allOf) return mergeShapes(schema.allOf.map(toShape))
  if (schema.anyOf) return createChoice(schema.anyOf.map(toShape))

  const types = getTypes(schema)
  const nullable = types.includes('null')
  const otherTypes = types.filter((type) => type !== 'null')
  if (otherTypes.length === 0) return nullable ? { kind: 'choice', nullable, options: [] } : ANY_SHAPE
  return createChoice(
    otherTypes.map((type) => toTypeShape(type, schema, toShape)),
    nullable,
  )
}

function toTypeShape(type: string, schema: JsonSchema, toShape: (part: JsonSchema) => Shape): Shape {
  if (type === 'array') {
    return { kind: 'list', nullable: false, element: schema.items ? toShape(schema.items) : ANY_SHAPE }
  }
  if (type === 'object') {
    const { properties = {}, required = [], additionalProperties } = schema
    const fields = Object.entries(properties).map(([name, part]): [string, Field] => [
      name,
      { shape: toShape(part), required: required.includes(name) },
    ])
    const otherFields = typeof additionalProperties === 'object' ? { otherFields: toShape(additionalProperties) } : {}
    return { kind: 'object', nullable: false, fields: Object.fromEntries(fields), ...otherFields }
  }
  const values = getValues(schema)?.filter((value) => value !== null)
  const format = schema.pattern ?? schema.format
  return {
    kind: 'value',
    nullable: false,
    type: isValueType(type) ? type : 'string',
    ...(values && { values }),
    ...(format !== undefined && { format }),
    ...(schema.minimum !== undefined && { minimum: schema.minimum }),
    ...(schema.maximum !== undefined && { maximum: schema.maximum }),
  }
}

const VALUE_TYPES: readonly ValueType[] = ['string', 'integer', 'number', 'boolean']
const isValueType = (type: string): type is ValueType => (VALUE_TYPES as readonly string[]).includes(type)

const getValues = (schema: JsonSchema) => schema.enum ?? ('const' in schema ? [schema.const] : undefined)

/** The types of a schema, from its other keywords when it names none. */
function getTypes(schema: JsonSchema): readonly string[] {
  if (schema.type !== undefined) return [schema.type].flat()
  const values = getValues(schema)
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
  if (schema.properties) return ['object']
  return schema.items ? ['array'] : []
}

/** One object with the fields of all. */
function mergeShapes(shapes: readonly Shape[]): Shape {
  const fields = shapes.flatMap((shape) => (shape.kind === 'object' ? Object.entries(shape.fields) : []))
  return { kind: 'object', nullable: false, fields: Object.fromEntries(fields) }
}

/** One of several shapes; a null among them makes the others nullable. */
function createChoice(shapes: readonly Shape[], hasNull = false): Shape {
  const options = shapes.flatMap((shape) => (shape.kind === 'choice' ? shape.options : [shape]))
  const nullable = hasNull || shapes.some((shape) => shape.nullable)
  const [only] = options
  if (only && options.length === 1) return { ...only, nullable }
  return { kind: 'choice', nullable, options }
}
