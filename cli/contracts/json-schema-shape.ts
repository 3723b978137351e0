import { ANYTHING, type Field, type Shape, type ValueType } from './shape.ts'

/** The words of JSON Schema that our contracts use; everything else in them is a remark. */
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

type Lookup = (ref: string) => JsonSchema | undefined

/** A JSON Schema as a shape. A schema that contains itself ends where it would begin again. */
export function shapeOfSchema(schema: JsonSchema, lookup: Lookup, above: readonly string[] = []): Shape {
  const { $ref } = schema
  if ($ref !== undefined) {
    const found = above.includes($ref) ? undefined : lookup($ref)
    return found ? shapeOfSchema(found, lookup, [...above, $ref]) : ANYTHING
  }
  const read = (part: JsonSchema) => shapeOfSchema(part, lookup, above)
  if (schema.allOf) return together(schema.allOf.map(read))
  if (schema.anyOf) return choice(schema.anyOf.map(read))

  const types = typesOf(schema)
  const nullable = types.includes('null')
  const kinds = types.filter((type) => type !== 'null')
  if (kinds.length === 0) return nullable ? { kind: 'choice', nullable, of: [] } : ANYTHING
  return choice(
    kinds.map((type) => shapeOfType(type, schema, read)),
    nullable,
  )
}

function shapeOfType(type: string, schema: JsonSchema, read: (part: JsonSchema) => Shape): Shape {
  if (type === 'array') return { kind: 'list', nullable: false, of: schema.items ? read(schema.items) : ANYTHING }
  if (type === 'object') {
    const { properties = {}, required = [], additionalProperties } = schema
    const fields = Object.entries(properties).map(([name, part]): [string, Field] => [
      name,
      { shape: read(part), required: required.includes(name) },
    ])
    const others = typeof additionalProperties === 'object' ? { others: read(additionalProperties) } : {}
    return { kind: 'object', nullable: false, fields: Object.fromEntries(fields), ...others }
  }
  const values = valuesOf(schema)?.filter((value) => value !== null)
  const form = schema.pattern ?? schema.format
  return {
    kind: 'value',
    nullable: false,
    type: isValueType(type) ? type : 'string',
    ...(values && { values }),
    ...(form !== undefined && { form }),
    ...(schema.minimum !== undefined && { least: schema.minimum }),
    ...(schema.maximum !== undefined && { most: schema.maximum }),
  }
}

const VALUE_TYPES: readonly ValueType[] = ['string', 'integer', 'number', 'boolean']
const isValueType = (type: string): type is ValueType => (VALUE_TYPES as readonly string[]).includes(type)

const valuesOf = (schema: JsonSchema) => schema.enum ?? ('const' in schema ? [schema.const] : undefined)

/** Said, or seen by what else is said. */
function typesOf(schema: JsonSchema): readonly string[] {
  if (schema.type !== undefined) return [schema.type].flat()
  const values = valuesOf(schema)
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
  if (schema.properties) return ['object']
  return schema.items ? ['array'] : []
}

/** All of several: their fields put together. */
function together(parts: readonly Shape[]): Shape {
  const fields = parts.flatMap((part) => (part.kind === 'object' ? Object.entries(part.fields) : []))
  return { kind: 'object', nullable: false, fields: Object.fromEntries(fields) }
}

/** One of several; null among them makes the others nullable. */
function choice(parts: readonly Shape[], nullable = false): Shape {
  const flat = parts.flatMap((part) => (part.kind === 'choice' ? part.of : [part]))
  const canBeNull = nullable || parts.some((part) => part.nullable)
  const [only] = flat
  if (only && flat.length === 1) return { ...only, nullable: canBeNull }
  return { kind: 'choice', nullable: canBeNull, of: flat }
}
