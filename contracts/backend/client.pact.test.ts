import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { pactWith } from '../pact.fixtures.ts'
import { createBackendClient } from './client.ts'

const { arrayContaining, eachLike, integer, like, regex, string } = Matchers
const pact = pactWith('backend')

const price = () => ({ amount: regex('^\\d+\\.\\d+$', '98.00'), currencyCode: 'GBP' })
const picture = () => ({ src: regex('^https?://.+$', 'https://images.test/front.jpg'), alt: string('Heroes in Navy') })
const swatch = () => ({ name: string('Navy'), hex: regex('^#[0-9a-fA-F]{6}$', '#1e2b45') })

const collectionProduct = () => ({
  handle: string('heroes-navy'),
  sku: regex('^.{14}$', 'TRHERONAVYXXXX'),
  title: string('Navy'),
  product_type: string('Trousers'),
  price: price(),
  compare_at_price: null,
  image: picture(),
  tags: like([]),
  badges: like([]),
  swatch: swatch(),
  product_feed: {
    brand: string('SPOKE'),
    category: string('Trousers'),
    product_id: string('2001'),
    group_id: regex('^.{6}$', 'TRHERO'),
    group_title: string('Heroes'),
  },
  options: eachLike({ type: string('waist'), position: integer(1), values: eachLike(string('34')) }),
  // pact cannot say "or null": one variant that is never sold ahead stands for all
  variants: arrayContaining({
    id: regex('^gid://shopify/ProductVariant/\\d+$', 'gid://shopify/ProductVariant/1001001'),
    sku: string('TRHERONAVYXXXX-34B32'),
    options: eachLike(string('34')),
    inventory_quantity: integer(20),
    pre_order_inventory_quantity: null,
  }),
})

test('a collection is read with its products and their variants', async () => {
  const collection = await pact
    .addInteraction()
    .given('house-stock')
    .uponReceiving('a collection')
    .withRequest('GET', '/collections/gb/navy-chinos.json')
    .willRespondWith(200, (response) =>
      response.jsonBody({
        handle: 'navy-chinos',
        title: string('Navy chinos'),
        description: string('Trousers that fit, in navy.'),
        products: arrayContaining(collectionProduct()),
      }),
    )
    .executeTest(({ url }) => createBackendClient({ baseUrl: url }).collection({ store: 'gb', handle: 'navy-chinos' }))
  expect(collection?.products[0]?.variants[0]?.id).toBe('gid://shopify/ProductVariant/1001001')
})

test('a collection that does not exist is none', async () => {
  const collection = await pact
    .addInteraction()
    .given('house-stock')
    .uponReceiving('a collection that does not exist')
    .withRequest('GET', '/collections/gb/top-hats.json')
    .willRespondWith(404, (response) => response.jsonBody({ error: string('no such collection') }))
    .executeTest(({ url }) => createBackendClient({ baseUrl: url }).collection({ store: 'gb', handle: 'top-hats' }))
  expect(collection).toBeNull()
})

test('a product is read with everything its page says about it', async () => {
  const product = await pact
    .addInteraction()
    .given('house-stock')
    .uponReceiving('a product')
    .withRequest('GET', '/products/gb/heroes-navy.json')
    .willRespondWith(200, (response) =>
      response.jsonBody({
        ...collectionProduct(),
        handle: 'heroes-navy',
        promise: string('The trousers.'),
        description: string('Made to measure, more or less.'),
        highlights: eachLike(string('Stretch')),
        fabric: string('98% cotton'),
        care: string('Wash cool'),
        images: eachLike({ ...picture(), view: string('front') }),
        colourways: eachLike({
          handle: string('heroes-navy'),
          title: string('Navy'),
          swatch: swatch(),
          image: picture(),
          available: like(true),
        }),
      }),
    )
    .executeTest(({ url }) => createBackendClient({ baseUrl: url }).product({ store: 'gb', handle: 'heroes-navy' }))
  expect(product?.handle).toBe('heroes-navy')
})
