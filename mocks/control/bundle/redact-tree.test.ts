import { expect, test } from 'vitest'
import { z } from 'zod'
import { worldRecords } from '../../world/records.ts'
import { createPlaceholders } from './placeholders.ts'
import { FREE_TEXT, PERSONAL_FIELDS, redactTree } from './redact-tree.ts'

/** Text fields without personal data. A new text field is listed here or in redact-tree.ts. */
const NOT_PERSONAL = [
  ...[
    'id',
    'key',
    'name',
    'reference',
    'sku',
    'title',
    'variantTitle',
    'vendor',
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
    'requestId',
    'attemptId',
    'listId',
    'defaultAddressId',
    'parentLineId',
    'sellingPlanId',
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
  ...['at', 'createdAt', 'updatedAt', 'completedAt', 'deliveredAt', 'expiresAt'],
  ...['size', 'cut', 'length', 'chest', 'waist', 'build', 'leg', 'taper', 'method', 'fitResponse'],
  ...[
    'channel',
    'source',
    'reason',
    'shopifyReason',
    'outcome',
    'fulfilment',
    'purpose',
    'answer',
    'deliveryOption',
    'tags',
    'synonyms',
    'missingVersions',
    'unknownSearchFields',
    'connectives',
  ],
  // redacted as text: addresses, numbers, keys and known names are replaced
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
  // of keys to fits
  ...['fitId', 'until'],
  // of votes
  'reviewId',
  // of sign-ins
  ...['clientId', 'sid', 'scope', 'accessScope', 'scopes', 'signedInAt', 'refreshExpiresAt'],
  ...['redirectUris', 'postLogoutRedirectUris'],
  // of agents: addresses of their profiles, settings of stores
  ...['agent', 'canceledAt', 'fingerprint', 'profiles', 'releases', 'withheld'],
  // of gift cards; export-world.ts replaces the code
  ...['code', 'lastCharacters'],
]

test('every text field of a record is classified as personal or not', () => {
  const classified = new Set([...NOT_PERSONAL, ...FREE_TEXT, ...Object.keys(PERSONAL_FIELDS)])
  const unclassified = [...listTextFields(z.toJSONSchema(worldRecords, { io: 'output' }))].filter(
    (name) => !classified.has(name),
  )
  expect(unclassified).toEqual([])
})

/** Names of the properties with text or lists of text, anywhere in a JSON Schema. */
function listTextFields(schema: unknown, name = '', names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names
  if ('type' in schema && [schema.type].flat().includes('string') && name) names.add(name)
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties')
      for (const [property, subschema] of Object.entries(part)) listTextFields(subschema, property, names)
    else if (key === 'items') listTextFields(part, name, names)
    else if (key === 'anyOf') for (const subschema of Object.values(part)) listTextFields(subschema, name, names)
  }
  return names
}

const redact = (tree: unknown) => redactTree(tree, createPlaceholders())

test('equal values get equal placeholders, in any case and anywhere', () => {
  expect(
    redact({
      text: 'Dear Jo Ann, Jo will write to jo@mail.example. Joe too.',
      people: [{ firstName: 'Jo', email: 'JO@mail.example' }, { firstName: 'Jo Ann' }],
    }),
  ).toEqual({
    text: 'Dear Name-2, Name-1 will write to person-1@example.com. Joe too.',
    people: [{ firstName: 'Name-1', email: 'person-1@example.com' }, { firstName: 'Name-2' }],
  })
})

test('stored JSON is redacted field by field', () => {
  const stored = JSON.stringify({ accessToken: 'abc-until-mk1', refreshToken: 'def', tokenExpiry: 7 })
  expect(redact({ access_tokens: stored })).toEqual({
    access_tokens: JSON.stringify({
      accessToken: 'hidden-token-1-until-mk1',
      refreshToken: 'hidden-token-2',
      tokenExpiry: 7,
    }),
  })
})

test('free text keeps its length and punctuation, and a location is removed', () => {
  expect(redact({ message: 'Für Ömer, 30!', latitude: 51.5, quantity: 2 })).toEqual({
    message: 'xxx xxxx, 00!',
    latitude: 0,
    quantity: 2,
  })
})
