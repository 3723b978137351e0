import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { shapeOfDocument } from '../../contracts/graphql-shape.ts'
import { shapeOfSchema } from '../../contracts/json-schema-shape.ts'
import { mutantsOf } from './mutants.ts'
import { unseenIn } from './unseen.ts'

const everything = () => true
const kindsAt = (mutants: ReturnType<typeof mutantsOf>, path: string) =>
  mutants.filter((mutant) => mutant.path === path).map(({ kind }) => kind)

const schema = shapeOfSchema(
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

test('a field goes, is null, is of another type, and whatever else its contract forbids', () => {
  const mutants = mutantsOf(body, everything, schema, body)
  expect(kindsAt(mutants, 'level')).toEqual(['removed', 'null', 'another type', 'a value that is not in the list'])
  expect(kindsAt(mutants, 'at')).toEqual(['removed', 'null', 'another type', 'of no such form'])
  expect(kindsAt(mutants, 'count')).toEqual(['removed', 'null', 'another type', 'a fraction'])
  expect(kindsAt(mutants, 'tags')).toEqual(['removed', 'null', 'another type', 'an empty list'])
  expect(kindsAt(mutants, 'tags[*]')).toEqual(['null', 'another type'])
})

test('what is null can only go', () => {
  expect(kindsAt(mutantsOf(body, everything, schema, body), 'note')).toEqual(['removed'])
})

test('a list may be empty where the pact expects nothing in it', () => {
  expect(kindsAt(mutantsOf(body, everything, schema, { tags: [] }), 'tags')).not.toContain('an empty list')
})

test('what the shop does not read is left alone', () => {
  const mutants = mutantsOf(body, (path) => path[0] === 'count', schema, body)
  expect(new Set(mutants.map(({ path }) => path))).toEqual(new Set(['count']))
})

test('every mutant differs from the answer in its one field', () => {
  for (const { path, body: mutant } of mutantsOf(body, everything, schema, body)) {
    const field = path.replace('[*]', '')
    expect({ ...Object(mutant), [field]: null }).toEqual({ ...body, [field]: null })
  }
})

const graphql = buildSchema(
  'type Query { cart: Cart } type Cart { id: ID!, note: String, at: DateTime } scalar DateTime',
)
const cart = shapeOfDocument(graphql, parse('{ cart { id when: at ...N } } fragment N on Cart { note }'))

test('GraphQL says of a scalar that it has a form, under whatever name it was asked for', () => {
  const answer = { data: { cart: { id: '1', when: '2026-11-21T10:00:00Z', note: null } } }
  expect(kindsAt(mutantsOf(answer, everything, cart, answer), 'data.cart.when')).toContain('of no such form')
})

test('a field without a value in any answer is told, by where it is defined', () => {
  const answers = [{ data: { cart: { id: '1', when: null, note: 'x' } } }, { data: { cart: null } }]
  expect(unseenIn(answers.map((answer) => ({ shape: cart, body: answer })))).toEqual(['Cart.at'])
})
