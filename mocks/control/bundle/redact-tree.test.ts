import { expect, test } from 'vitest'
import { z } from 'zod'
import { worldRecords } from '../../world/collections.ts'
import { createPlaceholders } from './placeholders.ts'
import { FREE_TEXT, PERSONAL_FIELDS, redactTree } from './redact-tree.ts'

/** Fields of records that hold text which is nobody's. Whoever adds a field decides: here, or in redact-tree.ts. */
const NOBODYS = [
  ...[
    'id',
    'key',
    'name',
    'reference',
    'sku',
    'kind',
    'type',
    'namespace',
    'status',
    'label',
    'carrier',
    'trouble',
    'state',
  ],
  ...[
    'cartId',
    'customerId',
    'orderId',
    'userId',
    'variantId',
    'orderLineId',
    'attemptId',
    'listId',
    'defaultAddressId',
  ],
  ...[
    'region',
    'store',
    'storeLocation',
    'currency',
    'country',
    'countryCode',
    'province',
    'provinceCode',
    'phoneCountryCode',
  ],
  ...['at', 'createdAt', 'updatedAt', 'completedAt', 'expiresAt'],
  ...['size', 'cut', 'length', 'chest', 'waist', 'build', 'leg', 'taper', 'method', 'fitResponse'],
  ...['channel', 'source', 'reason', 'outcome', 'fulfilment', 'purpose', 'answer', 'deliveryOption', 'tags'],
  // read as text, in which addresses, numbers, keys and the names that were met are replaced
  ...[
    'value',
    'to',
    'subject',
    'text',
    'href',
    'discountCodes',
    'giftCards',
    'wallet',
    'deliveryMethod',
    'pickupHandle',
  ],
  // of keys to fits: which one, and how long
  ...['fitId', 'until'],
  // of gift cards: export-world.ts replaces the code itself
  ...['code', 'lastCharacters'],
]

test('of every field of a record it is decided whether it is somebody’s own', () => {
  const decided = new Set([...NOBODYS, ...FREE_TEXT, ...Object.keys(PERSONAL_FIELDS)])
  const undecided = [...textFields(z.toJSONSchema(worldRecords, { io: 'output' }))].filter((name) => !decided.has(name))
  expect(undecided).toEqual([])
})

/** Names of the properties that hold text, or lists of it, anywhere in a JSON Schema. */
function textFields(schema: unknown, name = '', found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  if ('type' in schema && [schema.type].flat().includes('string') && name) found.add(name)
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties') for (const [property, each] of Object.entries(part)) textFields(each, property, found)
    else if (key === 'items') textFields(part, name, found)
    else if (key === 'anyOf') for (const each of Object.values(part)) textFields(each, name, found)
  }
  return found
}

const redacted = (tree: unknown) => redactTree(tree, createPlaceholders())

test('the same value gets the same stand-in, however it is spelt and wherever it stands', () => {
  expect(
    redacted({
      text: 'Dear Jo Ann, Jo will write to jo@mail.example. Joe too.',
      people: [{ firstName: 'Jo', email: 'JO@mail.example' }, { firstName: 'Jo Ann' }],
    }),
  ).toEqual({
    text: 'Dear Name-2, Name-1 will write to person-1@example.com. Joe too.',
    people: [{ firstName: 'Name-1', email: 'person-1@example.com' }, { firstName: 'Name-2' }],
  })
})

test('what a visitor stores as JSON is looked into', () => {
  const stored = JSON.stringify({ accessToken: 'abc-until-mk1', refreshToken: 'def', tokenExpiry: 7 })
  expect(redacted({ access_tokens: stored })).toEqual({
    access_tokens: JSON.stringify({
      accessToken: 'hidden-token-1-until-mk1',
      refreshToken: 'hidden-token-2',
      tokenExpiry: 7,
    }),
  })
})

test('what somebody wrote keeps its length and its punctuation, and where they were is forgotten', () => {
  expect(redacted({ message: 'Für Ömer, 30!', latitude: 51.5, quantity: 2 })).toEqual({
    message: 'xxx xxxx, 00!',
    latitude: 0,
    quantity: 2,
  })
})
