import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '#mocks/world/goods-file/schema/goods-file.ts'
import { createTestStore } from './shopify.fixtures.ts'

const once = { fixed: {} }
const FILE: GoodsFile = {
  locales: ['en', 'fr', 'pt-BR'],
  markets: [
    { name: 'UK', countries: ['GB'], currency: 'GBP', locales: ['en'] },
    { name: 'France', countries: ['FR'], currency: 'EUR', exchangeRate: 1.2, locales: ['fr', 'en'] },
    { name: 'Brazil', countries: ['BR'], currency: 'BRL', exchangeRate: 7 },
  ],
  shop: { name: 'Kiln', slogan: 'Made by hand', translations: { fr: { slogan: 'Fait main' } } },
  products: [
    {
      handle: 'mug',
      title: 'Mug',
      id: 1,
      descriptionHtml: '<p>For tea.</p>',
      productType: 'Kitchen',
      seo: { title: 'A mug', description: 'For tea' },
      price: '10',
      productOptions: [
        {
          name: 'Colour',
          translations: { fr: { name: 'Couleur' } },
          values: [{ name: 'Red', swatch: { color: '#aa0000' }, translations: { fr: { name: 'Rouge' } } }, 'Blue'],
        },
      ],
      metafields: [{ key: 'care', value: 'By hand', translations: { fr: { value: 'À la main' } } }],
      translations: {
        fr: {
          title: 'Tasse',
          descriptionHtml: '<p>Pour le thé.</p>',
          productType: 'Cuisine',
          seo: { title: 'Une tasse' },
        },
        'pt-BR': { title: 'Caneca' },
      },
    },
    { handle: 'bowl', title: 'Bowl', price: '20' },
  ],
  sellingPlanGroups: [
    {
      name: 'Order ahead',
      products: ['bowl'],
      translations: { fr: { name: 'Précommande', options: ['Option'] } },
      sellingPlans: [
        {
          name: 'In May',
          billingPolicy: once,
          deliveryPolicy: once,
          translations: { fr: { name: 'En mai', options: ['Mai'] } },
        },
      ],
    },
  ],
  collections: [
    {
      handle: 'kitchen',
      title: 'Kitchen',
      descriptionHtml: '<p>All</p>',
      products: ['mug', 'bowl'],
      translations: { fr: { title: 'Cuisine', descriptionHtml: '<p>Tout</p>' } },
    },
  ],
  menus: [
    {
      handle: 'main-menu',
      title: 'Menu',
      items: [
        {
          title: 'Home',
          url: '/',
          translations: { fr: { title: 'Accueil' } },
          items: [{ title: 'Mugs', url: '/products/mug', translations: { fr: { title: 'Tasses' } } }],
        },
      ],
    },
  ],
  pages: [
    {
      handle: 'about',
      title: 'About',
      body: '<p>We</p>',
      translations: { fr: { title: 'À propos', body: '<p>Nous</p>' } },
    },
  ],
  blogs: [
    {
      handle: 'news',
      title: 'News',
      translations: { fr: { title: 'Actualités' } },
      articles: [
        {
          handle: 'open',
          title: 'Open',
          body: '<p>Now</p>',
          summary: '<p>Soon</p>',
          translations: { fr: { title: 'Ouvert', body: '<p>Maintenant</p>', summary: '<p>Bientôt</p>' } },
        },
      ],
    },
  ],
  policies: [
    {
      type: 'PRIVACY_POLICY',
      body: '<p>None</p>',
      translations: { fr: { title: 'Confidentialité', body: '<p>Rien</p>' } },
    },
  ],
  metaobjects: [
    { type: 'farm', handle: 'a', fields: [{ key: 'name', value: 'Farm', translations: { fr: { value: 'Ferme' } } }] },
  ],
}

const ALL_FIELDS = `{
  shop { brand { slogan } privacyPolicy { title body } }
  product(handle: "mug") {
    title description descriptionHtml productType seo { title description }
    options { name optionValues { name swatch { color } firstSelectableVariant { title } } }
    variants(first: 9) { nodes { title selectedOptions { name value } } }
    metafield(key: "care", namespace: "custom") { value }
  }
  bowl: product(handle: "bowl") {
    title sellingPlanGroups(first: 1) { nodes { name options { name values } sellingPlans(first: 1) { nodes { name options { name value } } } } }
  }
  collection(handle: "kitchen") { title description products(first: 9) { nodes { title } filters { label values { label } } } }
  menu(handle: "main-menu") { items { title items { title } } }
  page(handle: "about") { title body bodySummary }
  blog(handle: "news") { title articles(first: 1) { nodes { title content excerpt blog { title } } } }
  metaobject(handle: { type: "farm", handle: "a" }) { field(key: "name") { value } }
}`

const createStore = (version = '2026-04') =>
  createTestStore({ version, catalogue: buildGoodsCatalogue(FILE, { source: 'languages', seed: 1 }) })

const inFrench = (selection: string) => `query @inContext(country: FR, language: FR) ${selection}`

test.each(['2025-01', '2026-04'])('%s answers in the language of the request [SIM-10]', async (version) => {
  const { query } = createStore(version)
  expect(await query(inFrench(ALL_FIELDS))).toEqual({
    shop: {
      brand: { slogan: 'Fait main' },
      privacyPolicy: { title: 'Confidentialité', body: '<p>Rien</p>' },
    },
    product: {
      title: 'Tasse',
      description: 'Pour le thé.',
      descriptionHtml: '<p>Pour le thé.</p>',
      productType: 'Cuisine',
      seo: { title: 'Une tasse', description: 'For tea' },
      options: [
        {
          name: 'Couleur',
          optionValues: [
            { name: 'Rouge', swatch: { color: '#aa0000' }, firstSelectableVariant: { title: 'Rouge' } },
            { name: 'Blue', swatch: null, firstSelectableVariant: { title: 'Blue' } },
          ],
        },
      ],
      variants: {
        nodes: [
          { title: 'Rouge', selectedOptions: [{ name: 'Couleur', value: 'Rouge' }] },
          { title: 'Blue', selectedOptions: [{ name: 'Couleur', value: 'Blue' }] },
        ],
      },
      metafield: { value: 'À la main' },
    },
    bowl: {
      title: 'Bowl',
      sellingPlanGroups: {
        nodes: [
          {
            name: 'Précommande',
            options: [{ name: 'Option', values: ['Mai'] }],
            sellingPlans: { nodes: [{ name: 'En mai', options: [{ name: 'Option', value: 'Mai' }] }] },
          },
        ],
      },
    },
    collection: {
      title: 'Cuisine',
      description: 'Tout',
      products: {
        nodes: [{ title: 'Tasse' }, { title: 'Bowl' }],
        filters: expect.arrayContaining([{ label: 'Couleur', values: [{ label: 'Blue' }, { label: 'Rouge' }] }]),
      },
    },
    menu: { items: [{ title: 'Accueil', items: [{ title: 'Tasses' }] }] },
    page: { title: 'À propos', body: '<p>Nous</p>', bodySummary: 'Nous' },
    blog: {
      title: 'Actualités',
      articles: {
        nodes: [{ title: 'Ouvert', content: 'Maintenant', excerpt: 'Bientôt', blog: { title: 'Actualités' } }],
      },
    },
    metaobject: { field: { value: 'Ferme' } },
  })
  expect(await query(ALL_FIELDS)).toMatchObject({
    product: { title: 'Mug', options: [{ name: 'Colour' }] },
    menu: { items: [{ title: 'Home' }] },
  })
})

test.each([
  ['country: GB, language: FR', 'GB', 'EN', 'Mug'],
  ['country: FR, language: PT_BR', 'FR', 'FR', 'Tasse'],
  ['country: FR', 'FR', 'FR', 'Tasse'],
  ['country: BR, language: PT_BR', 'BR', 'PT_BR', 'Caneca'],
  ['country: BR, language: PT_PT', 'BR', 'EN', 'Mug'],
  ['country: US, language: FR', 'GB', 'EN', 'Mug'],
  ['language: FR', 'GB', 'EN', 'Mug'],
])(
  '@inContext(%s) falls back to %s and %s, and says so [SIM-10] [SIM-12]',
  async (directive, country, language, title) => {
    const { execute } = createStore()
    const { data, extensions } = await execute(
      `query @inContext(${directive}) { product(handle: "mug") { title } localization { country { isoCode } language { isoCode } } }`,
    )
    expect(data).toEqual({
      product: { title },
      localization: { country: { isoCode: country }, language: { isoCode: language } },
    })
    expect(extensions).toMatchObject({ context: { country, language } })
  },
)

test('each country has its languages by their names in that of the request [SIM-10]', async () => {
  const { localization } = await createStore().query<{ localization: object }>(
    inFrench(`{ localization { availableLanguages { isoCode name endonymName } availableCountries {
      isoCode defaultLanguage { isoCode } availableLanguages { isoCode }
    } } }`),
  )
  const list = (...codes: string[]) => codes.map((isoCode) => ({ isoCode }))
  expect(localization).toEqual({
    availableLanguages: [
      { isoCode: 'FR', name: 'français', endonymName: 'français' },
      { isoCode: 'EN', name: 'anglais', endonymName: 'English' },
    ],
    availableCountries: [
      { isoCode: 'GB', defaultLanguage: { isoCode: 'EN' }, availableLanguages: list('EN') },
      { isoCode: 'FR', defaultLanguage: { isoCode: 'FR' }, availableLanguages: list('FR', 'EN') },
      { isoCode: 'BR', defaultLanguage: { isoCode: 'EN' }, availableLanguages: list('EN', 'FR', 'PT_BR') },
    ],
  })
})

test('search, selections and filters are in the language of the request, carts in that of their reader [SIM-10]', async () => {
  const { query } = createStore()
  const response = await query(
    inFrench(`{
      search(query: "tasse", first: 9, types: PRODUCT) { totalCount }
      product(handle: "mug") { variantBySelectedOptions(selectedOptions: [{ name: "Couleur", value: "Rouge" }]) { id } }
      collection(handle: "kitchen") { products(first: 9, filters: [{ variantOption: { name: "Couleur", value: "Rouge" } }]) { nodes { title } } }
    }`),
  )
  const { product } = response as unknown as { product: { variantBySelectedOptions: { id: string } } }
  expect(response).toMatchObject({
    search: { totalCount: 1 },
    collection: { products: { nodes: [{ title: 'Tasse' }] } },
  })
  const { cartCreate } = await query<{ cartCreate: { cart: { id: string } } }>(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }',
    { lines: [{ merchandiseId: product.variantBySelectedOptions.id }] },
  )
  const readTitle = (context: string) =>
    query(
      `query ($id: ID!) ${context} { cart(id: $id) { lines(first: 1) { nodes { merchandise { ... on ProductVariant { title product { title } } } } } } }`,
      { id: cartCreate.cart.id },
    )
  const toCart = (title: string, productTitle: string) => ({
    cart: { lines: { nodes: [{ merchandise: { title, product: { title: productTitle } } }] } },
  })
  expect(await readTitle('')).toEqual(toCart('Red', 'Mug'))
  expect(await readTitle('@inContext(country: FR, language: FR)')).toEqual(toCart('Rouge', 'Tasse'))
})

test.each([
  [{ locales: ['en', 'english'] }, 'locales[1]: expected a language like "fr", or "pt-BR"'],
  [
    { products: [{ handle: 'a', title: 'A', price: '1', translations: { de: { title: 'B' } } }] },
    'products[0].translations.de: the shop has no language "de"; it has en in its "locales"',
  ],
  [
    { markets: [{ name: 'A', countries: ['GB'], currency: 'GBP', locales: ['fr'] }] },
    'markets[0].locales[0]: the shop has no language "fr"; it has en in its "locales"',
  ],
])('a language that the shop does not have is refused: %j [SIM-10]', (parts, line) => {
  const file = { products: [{ handle: 'a', title: 'A', price: '1' }], ...parts }
  expect(() => buildGoodsCatalogue(file, { source: 'languages', seed: 1 })).toThrow(line)
})
