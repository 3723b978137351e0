import { expect, test } from 'vitest'
import { createTestStore } from '../shopify.fixtures.ts'

type WithExtensions = { message: string; path?: unknown[]; extensions?: Record<string, unknown> }

async function getErrors(document: string, version = '2025-01', variables = {}): Promise<WithExtensions[]> {
  const { errors } = await createTestStore({ version }).execute(document, variables)
  return errors ?? []
}

test.each([
  [
    '{ shop { nme } }',
    "Field 'nme' doesn't exist on type 'Shop'",
    ['query', 'shop', 'nme'],
    { code: 'undefinedField', typeName: 'Shop', fieldName: 'nme' },
  ],
  [
    'query Home { products(first: 1, size: 2) { nodes { id } } }',
    "Field 'products' doesn't accept argument 'size'",
    ['query Home', 'products', 'size'],
    { code: 'argumentNotAccepted', name: 'products', typeName: 'Field', argumentName: 'size' },
  ],
  [
    'mutation { cartCreate(input: { colour: "navy" }) { cart { id } } }',
    "InputObject 'CartInput' doesn't accept argument 'colour'",
    ['mutation', 'cartCreate', 'input', 'colour'],
    { code: 'argumentNotAccepted', name: 'CartInput', typeName: 'InputObject', argumentName: 'colour' },
  ],
  [
    '{ menu { id } }',
    "Field 'menu' is missing required arguments: handle",
    ['query', 'menu'],
    { code: 'missingRequiredArguments', className: 'Field', name: 'menu', arguments: 'handle' },
  ],
  [
    '{ products(first: "ten") { nodes { id } } }',
    `Argument 'first' on Field 'products' has an invalid value ("ten"). Expected type 'Int'.`,
    ['query', 'products', 'first'],
    { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'first' },
  ],
  [
    '{ products(first: 1, sortKey: SIZE) { nodes { id } } }',
    "Argument 'sortKey' on Field 'products' has an invalid value (SIZE). Expected type 'ProductSortKeys'.",
    ['query', 'products', 'sortKey'],
    { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'sortKey' },
  ],
  [
    'query ($handle: Name) { product(handle: "a") { id } }',
    "Name isn't a defined input type (on $handle)",
    ['query'],
    { code: 'variableRequiresValidType', typeName: 'Name', variableName: 'handle' },
  ],
  [
    '{ node(id: "gid://shopify/Shop/1") { ... on Store { id } } }',
    "No such type Store, so it can't be a fragment condition",
    ['query', 'node', '... on Store'],
    { code: 'undefinedType', typeName: 'Store' },
  ],
  [
    'query Find { product(handle: $handle) { id } }',
    'Variable $handle is used by Find but not declared',
    ['query Find'],
    { code: 'variableNotDefined', variableName: 'handle' },
  ],
  [
    '{ shop }',
    "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
    ['query', 'shop'],
    { code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop!' },
  ],
  [
    '{ shop { ...Name } }',
    'Fragment Name was used, but not defined',
    ['query', 'shop'],
    { code: 'useAndDefineFragment', fragmentName: 'Name' },
  ],
])('%s is refused in the words of Shopify’s server', async (document, message, path, extensions) => {
  const errors = await getErrors(document)
  expect(errors).toContainEqual(expect.objectContaining({ message, path, extensions }))
})

test.each([
  [
    '{ cart(id: "gid://shopify/Cart/1") { lines(first: 1) { nodes { ... on CartLine { parentRelationship { parent { id } } } } } } }',
    "Field 'parentRelationship' doesn't exist on type 'CartLine'",
    'CartLine.parentRelationship',
  ],
  [
    'mutation { cartGiftCardCodesAdd(cartId: "gid://shopify/Cart/1", giftCardCodes: []) { cart { id } } }',
    "Field 'cartGiftCardCodesAdd' doesn't exist on type 'Mutation'",
    'Mutation.cartGiftCardCodesAdd',
  ],
  [
    'mutation { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/1", parent: {} }] }) { cart { id } } }',
    "InputObject 'CartLineInput' doesn't accept argument 'parent'",
    'CartLineInput.parent',
  ],
  [
    'query @inContext(visitorConsent: { analytics: true }) { shop { name } }',
    "Directive 'inContext' doesn't accept argument 'visitorConsent'",
    '@inContext(visitorConsent:)',
  ],
  [
    'query ($consent: VisitorConsent) @inContext(visitorConsent: $consent) { shop { name } }',
    "VisitorConsent isn't a defined input type (on $consent)",
    'VisitorConsent',
  ],
])('%s says which version has it [SIM-10]', async (document, message, coordinate) => {
  expect(await getErrors(document)).toContainEqual(
    expect.objectContaining({
      message,
      extensions: expect.objectContaining({
        servedBy: '2025-01',
        hint: `${coordinate} exists in 2026-04: ask for that version in the URL.`,
      }),
    }),
  )
})

test('a field of unstable says so in every other version [SIM-10]', async () => {
  const document = '{ consentManagement { customerAccountUrl } }'
  for (const version of ['2025-01', '2026-04'])
    expect(await getErrors(document, version)).toMatchObject([
      {
        message: "Field 'consentManagement' doesn't exist on type 'QueryRoot'",
        extensions: {
          servedBy: version,
          hint: 'QueryRoot.consentManagement exists in unstable: ask for that version in the URL.',
        },
      },
    ])
  expect(await getErrors(document, 'unstable')).toEqual([])
})

test('a field that no version has gets no hint', async () => {
  expect(await getErrors('{ shop { nme } }', '2026-04')).toMatchObject([
    { extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nme' } },
  ])
  expect((await getErrors('{ shop { nme } }'))[0]?.extensions).not.toHaveProperty('hint')
})

test('an id that is none is an error, in a document and in variables', async () => {
  expect(await getErrors('{ node(id: "nonsense") { id } }')).toMatchObject([
    {
      message: "Invalid global id 'nonsense'",
      extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
    },
  ])
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
  expect(await getErrors(document, '2025-01', { ids: ['gid://shopify/Product/1', '1001'] })).toMatchObject([
    {
      message: "Variable $ids of type [ID!]! was provided invalid value for 1 (Invalid global id '1001')",
      extensions: { code: 'INVALID_VARIABLE', problems: [{ path: [1], explanation: "Invalid global id '1001'" }] },
    },
  ])
})
