import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { toDocumentShape } from '../../contracts/graphql-shape.ts'
import { toSchemaShape } from '../../contracts/json-schema-shape.ts'
import { createMutants } from './mutants.ts'
import { findUnseenFields } from './unseen-fields.ts'

const readsAll = () => true
const getKindsAt = (mutants: ReturnType<typeof createMutants>, path: string) =>
  mutants.filter((mutant) => mutant.path === path).map(({ kind }) => kind)

const schema = toSchemaShape(
  {
    type: 'object',
    required: ['level', 'at', 'count', 'tags', 'note'],
    properties: {
      level: { enum: ['error', 'info'] },
      at: { type: 'string', format: 'date-time' },
      count: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
      note: { type: ['string', 'null'] },
    },
  },
  () => undefined,
)
const body = { level: 'info', at: '2026-11-21T10:00:00Z', count: 2, tags: ['new'], note: null }

test('a field is mutated in every way that its contract forbids', () => {
  const mutants = createMutants(body, readsAll, schema, body)
  expect(getKindsAt(mutants, 'level')).toEqual(['removed', 'null', 'wrong type', 'unknown value'])
  expect(getKindsAt(mutants, 'at')).toEqual(['removed', 'null', 'wrong type', 'wrong format'])
  expect(getKindsAt(mutants, 'count')).toEqual(['removed', 'null', 'wrong type', 'fraction'])
  expect(getKindsAt(mutants, 'tags')).toEqual(['removed', 'null', 'wrong type', 'empty list'])
  expect(getKindsAt(mutants, 'tags[*]')).toEqual(['null', 'wrong type'])
})

test('a null can only be removed', () => {
  expect(getKindsAt(createMutants(body, readsAll, schema, body), 'note')).toEqual(['removed'])
})

test('an empty list is no mutation where the pact expects none', () => {
  expect(getKindsAt(createMutants(body, readsAll, schema, { tags: [] }), 'tags')).not.toContain('empty list')
})

test('fields that the shop does not read are not mutated', () => {
  const mutants = createMutants(body, (path) => path[0] === 'count', schema, body)
  expect(new Set(mutants.map(({ path }) => path))).toEqual(new Set(['count']))
})

test('every mutant differs from the response in one field', () => {
  for (const { path, body: mutant } of createMutants(body, readsAll, schema, body)) {
    const field = path.replace('[*]', '')
    expect({ ...Object(mutant), [field]: null }).toEqual({ ...body, [field]: null })
  }
})

const graphql = buildSchema(
  'type Query { cart: Cart } type Cart { id: ID!, note: String, at: DateTime } scalar DateTime',
)
const cart = toDocumentShape(graphql, parse('{ cart { id when: at ...N } } fragment N on Cart { note }'))

test('a GraphQL scalar with a format is mutated under its alias too', () => {
  const response = { data: { cart: { id: '1', when: '2026-11-21T10:00:00Z', note: null } } }
  expect(getKindsAt(createMutants(response, readsAll, cart, response), 'data.cart.when')).toContain('wrong format')
})

test('a field without a value in any response is reported by its definition', () => {
  const responses = [{ data: { cart: { id: '1', when: null, note: 'x' } } }, { data: { cart: null } }]
  expect(findUnseenFields(responses.map((body) => ({ shape: cart, body })))).toEqual(['Cart.at'])
})
