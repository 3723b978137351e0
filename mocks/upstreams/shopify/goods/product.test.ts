import { expect, test } from 'vitest'
import { buildProduct, createTestStore, getVariantGid, goods, toCatalogue } from '../shopify.fixtures.ts'

/** A product page query like that of storefronts built on Hydrogen. */
const PRODUCT_PAGE = `
  query ProductPage($handle: String!, $selectedOptions: [SelectedOptionInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id title vendor handle descriptionHtml description
      encodedVariantExistence
      encodedVariantAvailability
      options {
        name
        optionValues {
          name
          firstSelectableVariant { ...Variant }
          swatch { color image { previewImage { url } } }
        }
      }
      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) {
        ...Variant
      }
      adjacentVariants(selectedOptions: $selectedOptions) { ...Variant }
      seo { description title }
    }
    recommended: productRecommendations(productHandle: $handle) { handle priceRange { minVariantPrice { amount } } }
  }
  fragment Variant on ProductVariant {
    availableForSale
    compareAtPrice { amount currencyCode }
    id
    image { __typename id url altText width height }
    price { amount currencyCode }
    product { title handle }
    selectedOptions { name value }
    sku
    title
    unitPrice { amount currencyCode }
  }
`
type Variant = {
  id: string
  title: string
  availableForSale: boolean
  image: { url: string; altText: string }
  price: { amount: string; currencyCode: string }
  compareAtPrice: { amount: string } | null
  selectedOptions: { name: string; value: string }[]
}
type ProductPage = {
  product: {
    title: string
    vendor: string
    descriptionHtml: string
    encodedVariantExistence: string
    encodedVariantAvailability: string
    options: { name: string; optionValues: { name: string; firstSelectableVariant: Variant; swatch: null }[] }[]
    selectedOrFirstAvailableVariant: Variant
    adjacentVariants: Variant[]
  }
}

const queryProductPage = (store: ReturnType<typeof createTestStore>, selectedOptions: object[] = []) =>
  store.query<ProductPage>(PRODUCT_PAGE, { handle: 'heroes-navy', selectedOptions, country: 'GB', language: 'EN' })

const WAIST_34 = [
  { name: 'waist', value: '34' },
  { name: 'Build', value: 'build b' },
  { name: 'Leg', value: '32' },
  { name: 'Colour', value: 'Navy' },
]

test('a product query like that of Hydrogen is answered completely [SIM-01]', async () => {
  const { product } = await queryProductPage(createTestStore(), WAIST_34)
  expect(product).toMatchObject({
    title: 'Heroes, Navy',
    vendor: 'SPOKE',
    descriptionHtml: '<p>A &#60;plain&#62; &#38; simple thing.</p>',
    selectedOrFirstAvailableVariant: {
      title: '34 / Build B / 32',
      price: { amount: '98.0', currencyCode: 'GBP' },
      compareAtPrice: { amount: '129.0' },
      image: { url: 'http://backend.test/images/heroes-navy/front.jpg', altText: 'Heroes in Navy' },
    },
  })
  expect(product.options.map(({ name, optionValues }) => [name, optionValues.map((value) => value.name)])).toEqual([
    ['Waist', ['32', '34', '36']],
    ['Build', ['Build A', 'Build B']],
    ['Leg', ['30', '32']],
  ])
  expect(product.options[1]?.optionValues[1]?.firstSelectableVariant.title).toBe('32 / Build B / 30')
})

test('adjacent variants differ in exactly one option', async () => {
  const { product } = await queryProductPage(createTestStore(), [
    { name: 'Waist', value: '34' },
    { name: 'Build', value: 'Build B' },
    { name: 'Leg', value: '32' },
  ])
  expect(product.adjacentVariants.map(({ title }) => title)).toEqual([
    '32 / Build B / 32',
    '36 / Build B / 32',
    '34 / Build A / 32',
    '34 / Build B / 30',
  ])
})

test('without a selection the first available variant is selected', async () => {
  const store = createTestStore()
  const [first] = goods.heroes.variants
  store.world.stock.set(first?.id ?? '', 0)
  const { product } = await queryProductPage(store)
  expect(product.selectedOrFirstAvailableVariant.title).toBe('32 / Build A / 32')
})

test('variants are encoded as the trie of hydrogen-react', async () => {
  const store = createTestStore()
  for (const [index, { id }] of goods.heroes.variants.entries()) if (index % 4 === 1) store.world.stock.set(id, 0)
  const { product } = await queryProductPage(store)
  expect(product.encodedVariantExistence).toBe('v1_0:0:0-1,1:0-1,,1:0:0-1,1:0-1,,2:0:0-1,1:0-1,,')
  expect(product.encodedVariantAvailability).toBe('v1_0:0:0,1:0-1,,1:0:0,1:0-1,,2:0:0,1:0-1,,')
})

test('a single option is encoded as runs in the order of its values', async () => {
  const inOrder = buildProduct({ handle: 'socks-grey', options: [['size', ['a', 'b', 'c', 'd', 'e', 'f']]] })
  const socks = { ...inOrder, variants: inOrder.variants.toReversed() }
  const { world, query } = createTestStore({ catalogue: toCatalogue([socks]) })
  world.stock.set(inOrder.variants[3]?.id ?? '', 0)
  const { product } = await query<{ product: unknown }>(
    '{ product(handle: "socks-grey") { encodedVariantAvailability } }',
  )
  expect(product).toEqual({ encodedVariantAvailability: 'v1_0-2 4-5' })
})

test('a variant is found by a complete selection only', async () => {
  const { query } = createTestStore()
  const findBySelection = async (selectedOptions: object[]) => {
    const document =
      'query($options: [SelectedOptionInput!]!) { product(handle: "heroes-navy") { variantBySelectedOptions(selectedOptions: $options) { title } } }'
    const { product } = await query<{ product: { variantBySelectedOptions: unknown } }>(document, {
      options: selectedOptions,
    })
    return product.variantBySelectedOptions
  }
  const completeSelection = [
    { name: 'Waist', value: '36' },
    { name: 'Leg', value: '30' },
    { name: 'Build', value: 'Build A' },
  ]
  expect(await findBySelection(completeSelection)).toEqual({ title: '36 / Build A / 30' })
  expect(await findBySelection(completeSelection.slice(1))).toBeNull()
  expect(await findBySelection([...completeSelection, { name: 'Colour', value: 'Navy' }])).toBeNull()
})

test('availability follows the stock and the pre-orders of the world [PDP-03]', async () => {
  const preOrderOnly = buildProduct({
    id: '1',
    handle: 'overshirt-olive',
    inventory: 0,
    preOrder: 5,
    options: [['size', ['M']]],
  })
  const { world, query } = createTestStore({ catalogue: toCatalogue([preOrderOnly, goods.tee]) })
  for (const { id } of goods.tee.variants) world.stock.set(id, 0)
  const { products } = await query<{ products: unknown }>(
    '{ products(first: 2) { nodes { availableForSale totalInventory variants(first: 1) { nodes { availableForSale quantityAvailable currentlyNotInStock } } } } }',
  )
  expect(products).toEqual({
    nodes: [
      {
        availableForSale: true,
        totalInventory: 0,
        variants: { nodes: [{ availableForSale: true, quantityAvailable: 0, currentlyNotInStock: true }] },
      },
      {
        availableForSale: false,
        totalInventory: 0,
        variants: { nodes: [{ availableForSale: false, quantityAvailable: 0, currentlyNotInStock: false }] },
      },
    ],
  })
})

test('a withdrawn product is in no query', async () => {
  const { world, query } = createTestStore()
  world.withdrawn.add('heroes-navy')
  const ids = [`gid://shopify/Product/${goods.heroes.id}`, getVariantGid(goods.heroes)]
  const result = await query<object>(
    `query($ids: [ID!]!) {
      product(handle: "heroes-navy") { id }
      nodes(ids: $ids) { id }
      collection(handle: "trousers") { products(first: 9) { nodes { id } } }
      search(query: "heroes", first: 9, types: [PRODUCT]) { totalCount }
    }`,
    { ids },
  )
  expect(result).toEqual({
    product: null,
    nodes: [null, null],
    collection: { products: { nodes: [] } },
    search: { totalCount: 0 },
  })
})

test('an image transformation goes into its URL [PAGE-06]', async () => {
  const { query } = createTestStore()
  const { product } = await query<{ product: { featuredImage: object } }>(
    '{ product(handle: "heroes-navy") { featuredImage { plain: url small: url(transform: { maxWidth: 160, scale: 2, preferredContentType: WEBP }) } } }',
  )
  expect(product.featuredImage).toEqual({
    plain: 'http://backend.test/images/heroes-navy/front.jpg',
    small: 'http://backend.test/images/heroes-navy/front.jpg?width=320&format=webp',
  })
})

test.each([
  ['{ maxWidth: 100, maxHeight: 100 }', 'height=100'],
  ['{ maxWidth: 100, maxHeight: 1000 }', 'width=100'],
  ['{ maxWidth: 100, maxHeight: 100, crop: TOP }', 'width=100&height=100&crop=top'],
  ['{ maxWidth: 50, maxHeight: 200, crop: LEFT, scale: 2 }', 'width=100&height=400&crop=left'],
  ['{ maxHeight: 200, crop: BOTTOM, preferredContentType: PNG }', 'height=200&format=png'],
  ['{ preferredContentType: JPG }', 'format=jpg'],
])('the transformation %s asks the image host for %s [SIM-10]', async (transform, search) => {
  const { query } = createTestStore()
  const { product } = await query<{ product: { featuredImage: { url: string; width: number; height: number } } }>(
    `{ product(handle: "heroes-navy") { featuredImage { width height url(transform: ${transform}) } } }`,
  )
  expect(product.featuredImage).toEqual({
    width: 1600,
    height: 2000,
    url: `http://backend.test/images/heroes-navy/front.jpg?${search}`,
  })
})

test('a gift card costs its amount and needs no shipping [PDP-09]', async () => {
  const card = buildProduct({ handle: 'gift-card', productType: 'Gift Card', options: [['amount', ['25', '50']]] })
  const priced = {
    ...card,
    variants: card.variants.map((variant) => {
      const price = Number(variant.values[0]) * 100
      return { ...variant, price: { gb: price, us: price, eu: price } }
    }),
  }
  const { query } = createTestStore({ catalogue: toCatalogue([priced]) })
  const { product } = await query<{ product: unknown }>(
    `{ product(handle: "gift-card") {
      isGiftCard priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
      variants(first: 2) { nodes { requiresShipping price { amount } } }
    } }`,
  )
  expect(product).toEqual({
    isGiftCard: true,
    priceRange: { minVariantPrice: { amount: '25.0' }, maxVariantPrice: { amount: '50.0' } },
    variants: {
      nodes: [
        { requiresShipping: false, price: { amount: '25.0' } },
        { requiresShipping: false, price: { amount: '50.0' } },
      ],
    },
  })
})

test('a context with another country does not change the currency [REG-01]', async () => {
  const { query } = createTestStore()
  const document =
    'query @inContext(country: DE) { localization { country { isoCode currency { isoCode } } } product(handle: "heroes-navy") { onlineStoreUrl priceRange { minVariantPrice { currencyCode } } } }'
  const inRegion = (region: 'gb' | 'eu') => query<object>(document, {}, region)
  expect(await inRegion('gb')).toEqual({
    localization: { country: { isoCode: 'GB', currency: { isoCode: 'GBP' } } },
    product: {
      onlineStoreUrl: 'http://shop.test/products/heroes-navy',
      priceRange: { minVariantPrice: { currencyCode: 'GBP' } },
    },
  })
  expect(await inRegion('eu')).toEqual({
    localization: { country: { isoCode: 'DE', currency: { isoCode: 'EUR' } } },
    product: {
      onlineStoreUrl: 'http://shop.test/eu/products/heroes-navy',
      priceRange: { minVariantPrice: { currencyCode: 'EUR' } },
    },
  })
})
