import fc, { type Arbitrary } from 'fast-check'
import type { ResponseSchema, Schema } from './response-schemas.fixtures.ts'

type Fields = Record<string, unknown>

/** Texts of the formats that the contracts check. */
const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  uri: fc.constantFrom('https://images.test/a.jpg', 'http://localhost:3000/x?y=1', 'gid://shopify/Cart/1'),
  date: fc.constantFrom('2026-03-02', '1999-12-31'),
  'date-time': fc.constantFrom('2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123+01:00'),
}

/** A document of the content service's rich text: the only JSON in it without a schema. */
const richText = fc.constantFrom(
  { nodeType: 'document', content: [] },
  { nodeType: 'document', content: [{ nodeType: 'paragraph', data: {}, content: [] }] },
)

/**
 * Bodies of a response with random values. Objects have their fields in random order, optional ones sometimes, and
 * sometimes fields that the contract does not know.
 */
export function arbitraryBody({ upstream, schema, resolve }: ResponseSchema): Arbitrary<unknown> {
  const anything = upstream === 'content' ? richText : fc.jsonValue({ maxDepth: 1 })
  return schema ? toArbitrary(schema) : fc.constant(null)

  function toArbitrary(part: Schema): Arbitrary<unknown> {
    if (part.$ref !== undefined) return toArbitrary(resolve(part.$ref))
    if ('const' in part) return fc.constant(part.const)
    if (part.enum) return fc.constantFrom(...part.enum)
    if (part.anyOf)
      return fc.oneof(...part.anyOf.map((branch) => toWeighted(branch.type === 'null', toArbitrary(branch))))
    const types = [part.type ?? (part.allOf ? 'object' : [])].flat()
    return types.length === 0
      ? anything
      : fc.oneof(...types.map((type) => toWeighted(type === 'null', toTypeArbitrary(type, part))))
  }

  function toTypeArbitrary(type: string, part: Schema): Arbitrary<unknown> {
    const { format = '', pattern, minimum: min, maximum: max } = part
    if (type === 'null') return fc.constant(null)
    if (type === 'boolean') return fc.boolean()
    if (type === 'integer') return fc.integer({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
    if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
    if (type === 'array') return fc.array(part.items ? toArbitrary(part.items) : anything, { maxLength: 3 })
    if (type === 'object') return toObject(part)
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
    return FORMATS[format] ?? fc.string()
  }

  function toObject(part: Schema): Arbitrary<unknown> {
    return fc
      .tuple(toFields(part), typeof part.additionalProperties === 'object' ? fc.constant({}) : unknownFields)
      .chain(([fields, unknown]) => shuffleFields({ ...unknown, ...fields }))
  }

  /** The fields of a schema and of those that it joins. */
  function toFields({
    $ref,
    properties = {},
    required = [],
    additionalProperties,
    allOf = [],
  }: Schema): Arbitrary<Fields> {
    if ($ref !== undefined) return toFields(resolve($ref))
    const own = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, toArbitrary(field)])),
      { requiredKeys: required.filter((name) => name in properties) },
    )
    const others =
      typeof additionalProperties === 'object'
        ? fc.dictionary(fc.string({ minLength: 1, maxLength: 9 }), toArbitrary(additionalProperties), { maxKeys: 3 })
        : fc.constant({})
    return fc.tuple(own, others).chain(([fields, entries]) => {
      const parts = allOf.map((joined) => toFields(selectBranch(joined, fields)))
      return fc.tuple(...parts).map((joined): Fields => Object.assign({}, entries, ...joined, fields))
    })
  }
}

/** Nulls are rarer, because they hide all that is within. */
const toWeighted = (isNull: boolean, arbitrary: Arbitrary<unknown>) => ({ weight: isNull ? 1 : 4, arbitrary })

/** Of a GraphQL fragment the branch for the object's type. */
export function selectBranch(joined: Schema, { __typename }: Fields): Schema {
  if (!joined.anyOf) return joined
  const [fragment = {}, otherTypes] = joined.anyOf
  return otherTypes?.properties?.__typename?.enum?.includes(__typename) ? {} : fragment
}

const unknownFields: Arbitrary<Fields> = fc.dictionary(
  fc.constantFrom('unspecified', 'x-added', '_links', 'Größe'),
  fc.jsonValue({ maxDepth: 1 }),
  { maxKeys: 2 },
)

const shuffleFields = (fields: Fields): Arbitrary<Fields> => {
  const entries = Object.entries(fields)
  return fc.shuffledSubarray(entries, { minLength: entries.length }).map((shuffled) => Object.fromEntries(shuffled))
}
