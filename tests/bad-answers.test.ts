import { expect, test } from 'vitest'
import { cartFromWire } from '#app/cart/cart.wire.ts'
import { readCollection } from '#app/collection/collection.server.ts'
import { readFlashBanner } from '#app/content/flash-banner.wire.ts'
import { readMenu } from '#app/content/menu.wire.ts'
import { readPromos } from '#app/content/promos/promos.server.ts'
import { readCustomer } from '#app/customer/customer.server.ts'
import { readOrder, readOrders } from '#app/customer/orders/orders.server.ts'
import { fromWire, recommendationFromWire } from '#app/fit/fit.wire.ts'
import { productFromWire } from '#app/product/product.wire.ts'
import { readRating } from '#app/product/product-info.server.ts'
import { readSimilarProducts } from '#app/product/recommendations/recommendations.functions.ts'
import { readReviews } from '#app/product/reviews/reviews.server.ts'
import { lookUpOrder, readCarriers } from '#app/returns/returns.server.ts'
import { readPredictiveSearch, readSearchResults } from '#app/search/search.server.ts'
import { type HttpOptions, UpstreamError } from '#contracts/http.ts'
import type { Given } from '#mocks/package/given.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { type Clients, createClients } from '#tests/support/clients.ts'
import { createSearchDeps } from '#tests/support/search-deps.ts'

/** What a page reads, and the address of the answer that is made bad. */
type Reading = {
  scenario: string
  answer: RegExp
  read(clients: Clients, given: Given): Promise<unknown>
  /** The only fields without which it is an error, where they are counted. */
  demanded?: readonly string[]
}

const report = () => {}
const account = (clients: Clients) => ({
  openAccount: async (token: string) => clients.customerAccount(token),
  shopify: clients.shopify,
  report,
})
const returns = ({ backend }: Clients) => ({ backend, store: 'gb', checkLimit: async () => null, report }) as const
const TOKEN = 'known-customer-account-token'

/** A search without the collections, which are read apart: what Shopify says of a product is all that it knows. */
const createShopifySearch = (clients: Clients) => ({ ...createSearchDeps(clients), readCollection: async () => null })

const READINGS: Readonly<Record<string, Reading>> = {
  'a product': {
    scenario: 'default-shop',
    answer: /products\/gb\/webbing-belt-navy/,
    read: async ({ backend }) => {
      const wire = await backend.product({ store: 'gb', handle: 'webbing-belt-navy' })
      return wire && productFromWire(wire, 'gb')
    },
    demanded: [
      '/options',
      '/price',
      '/price/amount',
      '/price/currencyCode',
      '/product_feed',
      '/product_feed/brand',
      '/product_feed/category',
      '/product_feed/group_id',
      '/product_feed/product_id',
      '/product_type',
      '/sku',
      '/title',
      '/variants',
      '/variants/0',
      '/variants/0/id',
      '/variants/0/inventory_quantity',
      '/variants/0/options',
      '/variants/0/pre_order_inventory_quantity',
      '/variants/0/sku',
    ],
  },
  'a collection': {
    scenario: 'default-shop',
    answer: /collections\/gb/,
    read: ({ backend }) => readCollection(backend, 'gb', 'gift-cards'),
  },
  'a saved fit': {
    scenario: 'fit-saved',
    answer: /fit\/7001/,
    read: async ({ fit }) => {
      const wire = await fit.savedFit('7001')
      return wire && { fit: fromWire(wire, () => {}) }
    },
  },
  'a recommendation': {
    scenario: 'default-shop',
    answer: /fit-finder/,
    read: async ({ fit }) => ({
      fit: recommendationFromWire(await fit.recommend({ height: 180, weight: 80, age: 40 }), () => {}),
    }),
  },
  'a rating': {
    scenario: 'default-shop',
    answer: /bottomline/,
    read: async ({ reviews }) => ({ rating: await readRating(reviews, 'TRHERO') }),
  },
  reviews: {
    scenario: 'default-shop',
    answer: /reviews\.json/,
    read: ({ reviews }) => readReviews(reviews, { group: 'TRHERO', sort: 'newest', page: 1 }),
  },
  'a cart': {
    scenario: 'cart-with-discount',
    answer: /graphql/,
    read: async ({ shopify }, { visitor }) => {
      const cookie = visitor.cookies.find(({ name }) => name === 'cart_id_gb')?.value ?? ''
      const wire = await shopify.cart({ cartId: decodeURIComponent(cookie) })
      return wire && cartFromWire(wire, { isLoggedIn: false, discountCode: null })
    },
  },
  'search results': {
    scenario: 'default-shop',
    answer: /graphql/,
    read: (clients) => readSearchResults(createShopifySearch(clients), 'webbing'),
  },
  suggestions: {
    scenario: 'default-shop',
    answer: /graphql/,
    read: (clients) => readPredictiveSearch(createShopifySearch(clients), 'webbing'),
  },
  recommendations: {
    scenario: 'default-shop',
    answer: /graphql/,
    read: ({ shopify }, { backend }) =>
      readSimilarProducts(shopify, 'gb', backend.catalogue.byHandle.get('heroes-navy')?.id ?? ''),
  },
  'a customer': {
    scenario: 'known-customer',
    answer: /customer\/api/,
    read: (clients) => readCustomer(account(clients), TOKEN),
  },
  orders: {
    scenario: 'known-customer',
    answer: /customer\/api/,
    read: (clients) => readOrders(account(clients), TOKEN, null),
  },
  'an order': {
    scenario: 'known-customer',
    answer: /customer\/api/,
    read: (clients) => readOrder(account(clients), TOKEN, 'SP1001'),
  },
  'the menu': { scenario: 'default-shop', answer: /content/, read: ({ content }) => readMenu(content) },
  'the flash banner': {
    scenario: 'default-shop',
    answer: /content/,
    read: async ({ content }) => ({ banner: await readFlashBanner(content) }),
  },
  promos: {
    scenario: 'default-shop',
    answer: /content/,
    read: ({ content }) => readPromos(content, { pageHandle: 'socks', productType: 'Socks' }),
  },
  'an order to return': {
    scenario: 'order-to-return',
    answer: /returns\/gb/,
    read: (clients) => lookUpOrder(returns(clients), { orderNumber: 'SP1001', proof: 'jo@example.com' }),
  },
  carriers: {
    scenario: 'order-to-return',
    answer: /returns\/gb/,
    read: (clients) => readCarriers(returns(clients), 'GB'),
  },
}

const WORDS = 'Größe サイズ مقاس'
/** What each field is in turn; undefined: absent. */
const BAD_VALUES: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => undefined,
  (value) => (typeof value === 'string' ? { of: value } : 'text'),
  (value) => (typeof value === 'number' ? -1.5e300 : 7),
  () => 'x'.repeat(10_000),
  () => WORDS,
  (value) => (Array.isArray(value) ? value[0] : [value]),
  () => [],
]

type Step = string | number

/** The paths of all fields of a JSON value; of a list its first element alone. */
function listPaths(value: unknown, path: Step[] = []): Step[][] {
  const inner: [Step, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((element, index) => [index, element])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  return inner.flatMap(([step, field]) => [[...path, step], ...listPaths(field, [...path, step])])
}

/** The value with another one at a path. */
function change(value: unknown, [step, ...rest]: readonly Step[], to: (before: unknown) => unknown): unknown {
  if (step === undefined) return to(value)
  if (Array.isArray(value)) return value.map((element, index) => (index === step ? change(element, rest, to) : element))
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, field]) => {
      if (name !== step) return [[name, field]]
      const changed = change(field, rest, to)
      return changed === undefined ? [] : [[name, changed]]
    }),
  )
}

test.each(Object.entries(READINGS))(
  '%s with any bad field is read, or is a typed error, and says once what is left out [CTR-03] [CTR-06]',
  async (_what, { scenario, answer, read, demanded }) => {
    const given = await givenScenario(scenario)
    const answers = new Map<string, string>()
    let bad: { url: string; text: string } | undefined
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = `${new Request(input).url} ${typeof init?.body === 'string' ? init.body : ''}`
      if (bad?.url === url) return new Response(bad.text, { headers: { 'content-type': 'application/json' } })
      const known = answers.get(url)
      if (known !== undefined) return new Response(known, { headers: { 'content-type': 'application/json' } })
      const text = await (await given.fetch(input, init)).text()
      answers.set(url, text)
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    }
    const leftOut: UpstreamError[] = []
    const options: Pick<HttpOptions, 'onLeftOut'> = { onLeftOut: (error) => leftOut.push(error) }
    const clients = createClients({ backend: given.backend, fetch }, 'gb', options)
    expect(await read(clients, given)).toBeTruthy()
    const responses = [...answers].filter(([url]) => answer.test(url))
    expect(responses.length).toBeGreaterThan(0)

    const failing = new Set<string>()
    for (const [url, text] of responses) {
      const whole: unknown = JSON.parse(text)
      for (const path of listPaths(whole))
        for (const to of BAD_VALUES) {
          bad = { url, text: JSON.stringify(change(whole, path, to)) }
          leftOut.length = 0
          const failure = await read(clients, given).then(
            () => null,
            (error: unknown) => error,
          )
          if (failure !== null && !(failure instanceof UpstreamError))
            throw new Error(`/${path.join('/')} as ${bad.text.slice(0, 300)}`, { cause: failure })
          if (failure) failing.add(`/${path.join('/')}`)
          expect(leftOut.length, `/${path.join('/')}`).toBeLessThanOrEqual(1)
        }
    }
    if (demanded) expect([...failing].toSorted()).toEqual(demanded)
  },
)
