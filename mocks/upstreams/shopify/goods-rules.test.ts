import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { createTestStore } from './shopify.fixtures.ts'

const size = (name: string) => [{ optionName: 'Size', name }]
const FILE = {
  products: [
    {
      handle: 'beans',
      title: 'Beans',
      createdAt: '2026-01-02T00:00:00Z',
      metafields: [
        { key: 'roast', value: 'dark' },
        { key: 'notes', type: 'list.single_line_text_field', value: ['plum', 'cocoa'] },
      ],
      variants: [
        {
          optionValues: size('250 g'),
          price: '9.50',
          compareAtPrice: '12.00',
          inventoryQuantity: 100,
          unitPriceMeasurement: { quantityUnit: 'G', quantityValue: 250, referenceUnit: 'KG' },
          quantityRule: { minimum: 2, maximum: 10, increment: 2 },
        },
        {
          optionValues: size('1 kg'),
          price: '30.00',
          inventoryQuantity: 0,
          metafields: [{ key: 'bag', value: 'big' }],
        },
      ],
    },
    { handle: 'mug', title: 'Mug', createdAt: '2026-01-03T00:00:00Z', price: '20.00', inventoryQuantity: 5 },
    { handle: 'apron', title: 'Apron', createdAt: '2026-01-01T00:00:00Z', price: '40.00', vendor: 'Kiln' },
  ],
  collections: (
    ['ALPHA_ASC', 'ALPHA_DESC', 'BEST_SELLING', 'CREATED', 'CREATED_DESC', 'MANUAL', 'PRICE_ASC', 'PRICE_DESC'] as const
  ).map((sortOrder) => ({
    handle: sortOrder.toLowerCase(),
    title: sortOrder,
    sortOrder,
    products: ['mug', 'beans', 'apron'],
  })),
} satisfies GoodsFile

const catalogue = buildGoodsCatalogue(FILE, { source: 'rules', seed: 1 })
const [small] = catalogue.byHandle.get('beans')?.variants ?? []
const merchandiseId = `gid://shopify/ProductVariant/${small?.id}`

test('a unit price is that of the reference, a quantity rule that of the file [SIM-10]', async () => {
  const { query } = createTestStore({ catalogue })
  const document = `{ product(handle: "beans") { variants(first: 2) { nodes {
    unitPrice { amount currencyCode } unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
    quantityRule { minimum maximum increment } } } } }`
  expect(await query(document)).toEqual({
    product: {
      variants: {
        nodes: [
          {
            unitPrice: { amount: '38.0', currencyCode: 'GBP' },
            unitPriceMeasurement: {
              measuredType: 'WEIGHT',
              quantityUnit: 'G',
              quantityValue: 250,
              referenceUnit: 'KG',
              referenceValue: 1,
            },
            quantityRule: { minimum: 2, maximum: 10, increment: 2 },
          },
          {
            unitPrice: null,
            unitPriceMeasurement: null,
            quantityRule: { minimum: 1, maximum: null, increment: 1 },
          },
        ],
      },
    },
  })
})

test.each([
  [1, 'MINIMUM_NOT_MET'],
  [3, 'INVALID_INCREMENT'],
  [12, 'MAXIMUM_EXCEEDED'],
  [4, undefined],
])('a cart refuses %i pieces with %s where the rule forbids them [SIM-12]', async (quantity, code) => {
  const { query } = createTestStore({ catalogue })
  type Payload = { payload: { cart: { id: string; lines: { nodes: { id: string }[] } } | null; userErrors: object[] } }
  const fields = '{ cart { id lines(first: 1) { nodes { id } } } userErrors { code field } }'
  const create = (count: number) =>
    query<Payload>(`mutation ($input: CartInput) { payload: cartCreate(input: $input) ${fields} }`, {
      input: { lines: [{ merchandiseId, quantity: count }] },
    })
  const errors = code ? [{ code, field: ['input', 'lines', '0', 'quantity'] }] : []
  expect((await create(quantity)).payload.userErrors).toEqual(errors)
  const { cart } = (await create(2)).payload
  const update = await query<Payload>(
    `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { payload: cartLinesUpdate(cartId: $id, lines: $lines) ${fields} }`,
    { id: cart?.id, lines: [{ id: cart?.lines.nodes[0]?.id, quantity }] },
  )
  expect(update.payload.userErrors).toEqual(code ? [{ code, field: ['lines', '0', 'quantity'] }] : [])
})

test.each([
  [[{ productMetafield: { namespace: 'custom', key: 'roast', value: 'dark' } }], ['beans']],
  [[{ productMetafield: { namespace: 'custom', key: 'roast', value: 'light' } }], []],
  [[{ productMetafield: { namespace: 'custom', key: 'notes', value: 'cocoa' } }], ['beans']],
  [[{ variantMetafield: { namespace: 'custom', key: 'bag', value: 'big' } }], ['beans']],
  [[{ variantMetafield: { namespace: 'custom', key: 'bag', value: 'big' } }, { available: true }], []],
])('a collection is filtered by the metafields %j [SIM-12]', async (filters, expected) => {
  const { query } = createTestStore({ catalogue })
  const data = await query<{ collection: { products: { nodes: { handle: string }[] } } }>(
    'query ($filters: [ProductFilter!]) { collection(handle: "manual") { products(first: 9, filters: $filters) { nodes { handle } } } }',
    { filters },
  )
  expect(data.collection.products.nodes.map(({ handle }) => handle)).toEqual(expected)
})

test.each([
  ['alpha_asc', ['apron', 'beans', 'mug']],
  ['alpha_desc', ['mug', 'beans', 'apron']],
  ['best_selling', ['beans', 'mug', 'apron']],
  ['created', ['apron', 'beans', 'mug']],
  ['created_desc', ['mug', 'beans', 'apron']],
  ['manual', ['mug', 'beans', 'apron']],
  ['price_asc', ['beans', 'mug', 'apron']],
  ['price_desc', ['apron', 'mug', 'beans']],
])('a collection that is sorted as %s has %j [SIM-10]', (handle, expected) => {
  expect(catalogue.collectionByHandle.get(handle)?.products).toEqual(expected)
})

type Rule = NonNullable<NonNullable<GoodsFile['collections']>[number]['ruleSet']>['rules'][number]

test.each<[Rule['column'], Rule['relation'], string, string[]]>([
  ['VARIANT_PRICE', 'GREATER_THAN', '25', ['beans', 'apron']],
  ['VARIANT_PRICE', 'LESS_THAN', '10', ['beans']],
  ['VARIANT_PRICE', 'EQUALS', '20', ['mug']],
  ['VARIANT_COMPARE_AT_PRICE', 'GREATER_THAN', '11.5', ['beans']],
  ['VARIANT_COMPARE_AT_PRICE', 'IS_NOT_SET', '', ['mug', 'apron']],
  ['VARIANT_INVENTORY', 'LESS_THAN', '6', ['beans', 'mug']],
  ['VARIANT_TITLE', 'CONTAINS', 'kg', ['beans']],
  ['VENDOR', 'EQUALS', 'kiln', ['apron']],
  ['TITLE', 'NOT_CONTAINS', 'u', ['beans', 'apron']],
])('the rule %s %s "%s" matches %j [SIM-10]', (column, relation, condition, expected) => {
  const collections = [{ handle: 'by-rule', title: 'By rule', ruleSet: { rules: [{ column, relation, condition }] } }]
  const built = buildGoodsCatalogue({ ...FILE, collections }, { source: 'rules', seed: 1 })
  expect(built.collectionByHandle.get('by-rule')?.products).toEqual(expected)
})

test.each([
  [
    { unitPriceMeasurement: { quantityUnit: 'G', quantityValue: 250, referenceUnit: 'L' } },
    'products[0].variants[0].unitPriceMeasurement: expected two units of one kind, such as G and KG',
  ],
  [
    { quantityRule: { minimum: 3, increment: 2 } },
    'products[0].variants[0].quantityRule: expected a minimum and a larger maximum that are multiples of the increment',
  ],
])('%j is refused at its path [SIM-10]', (more, message) => {
  const products = [{ handle: 'mug', title: 'Mug', price: '1', variants: [{ ...more }] }]
  expect(() => buildGoodsCatalogue({ products }, { source: 'wrong', seed: 1 })).toThrow(message)
})
