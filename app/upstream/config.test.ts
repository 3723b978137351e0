import { expect, test } from 'vitest'
import { ConfigError, listServices, parseConfig } from './config.server.ts'

const environment = {
  ENVIRONMENT: 'sandbox',
  SITE_ORIGIN: 'https://shop.example',
  SHOPIFY_GB_URL: 'https://gb.shop.example/',
  SHOPIFY_US_URL: 'https://us.shop.example',
  SHOPIFY_EU_URL: 'https://eu.shop.example',
  SHOPIFY_GB_TOKEN: 'gb',
  SHOPIFY_US_TOKEN: 'us',
  SHOPIFY_EU_TOKEN: 'eu',
  BACKEND_URL: 'https://api.example',
  FIT_URL: 'https://fit.example',
  FIT_KEY: 'key',
  SIGN_IN_GB_URL: 'https://auth.example/gb',
  SIGN_IN_US_URL: 'https://auth.example/us',
  SIGN_IN_EU_URL: 'https://auth.example/eu',
  SIGN_IN_GB_CLIENT_ID: 'shop-gb',
  SIGN_IN_US_CLIENT_ID: 'shop-us',
  SIGN_IN_EU_CLIENT_ID: 'shop-eu',
  CONTENT_URL: 'https://content.example',
  CONTENT_DELIVERY_TOKEN: 'delivery',
  CONTENT_PREVIEW_TOKEN: 'preview',
  REVIEWS_URL: 'https://reviews.example',
  REVIEWS_KEY: 'key',
  ANALYTICS_URL: 'https://analytics.example',
  ANALYTICS_KEY: 'key',
  FLAGS_URL: 'https://flags.example',
  FLAGS_KEY: 'key',
  REPORTS_URL: 'https://reports.example',
  IMAGE_ORIGIN: 'https://images.example',
}

test('a complete environment is parsed, without trailing slashes [OPS-01]', () => {
  expect(parseConfig(environment)).toMatchObject({
    SHOPIFY_GB_URL: 'https://gb.shop.example',
    UPSTREAM_CACHE_SECONDS: 30,
    ONE_CALL_MS: 5000,
    ALL_CALLS_MS: 8000,
    OPTIONAL_PARTS_MS: 1000,
    FORWARD_STOREFRONT_API: false,
  })
})

test.each([
  [undefined, 0],
  ['2', 2],
])('with TRUSTED_PROXIES %j, %i proxies are trusted [OPS-08]', (value, count) => {
  expect(parseConfig({ ...environment, TRUSTED_PROXIES: value })).toMatchObject({ TRUSTED_PROXIES: count })
})

test.each(['-1', 'all', '1.5'])('%j is no number of proxies [OPS-08]', (value) => {
  expect(() => parseConfig({ ...environment, TRUSTED_PROXIES: value })).toThrow(/TRUSTED_PROXIES is wrong/)
})

test('all missing and wrong variables are listed together [OPS-01]', () => {
  const { FIT_KEY: _, ...incomplete } = { ...environment, BACKEND_URL: 'ftp://api', ENVIRONMENT: 'moon' }
  const parse = () => parseConfig(incomplete)
  expect(parse).toThrow(ConfigError)
  expect(parse).toThrow(/ENVIRONMENT is wrong[\s\S]*BACKEND_URL is wrong[\s\S]*FIT_KEY is missing/)
})

test.each(['GB', 'US', 'EU'])('the %s store has a sign-in base and client id of its own [ACC-08]', (region) => {
  const [url, clientId] = [`SIGN_IN_${region}_URL`, `SIGN_IN_${region}_CLIENT_ID`]
  const without = Object.fromEntries(Object.entries(environment).filter(([name]) => name !== url && name !== clientId))
  expect(() => parseConfig(without)).toThrow(new RegExp(`${url} is missing[\\s\\S]*${clientId} is missing`))
})

test('a wrong secret is named, never printed [OPS-01]', () => {
  expect(() => parseConfig({ ...environment, SITE_ORIGIN: 'swordfish' })).not.toThrow('swordfish')
})

test('an address with a password is refused, and the password never printed [OPS-01]', () => {
  const parse = () =>
    parseConfig({ ...environment, PURGE_URLS: 'http://editor:pass-word@varnish.internal', PURGE_KEY: 'k'.repeat(32) })
  expect(parse).toThrow(/PURGE_URLS.*without user and password/s)
  expect(parse).not.toThrow(/pass-word/)
})

test('values that the specification does not give are configurable, with defaults', () => {
  const defaults = {
    FIT_API_VERSION: '2024-05',
    FIT_API_KEY_HEADER: 'x-api-key',
    MAILING_LIST_GB_EMAIL: 'newsletter',
    MAILING_LIST_GB_SMS: 'newsletter',
    MAILING_LIST_US_EMAIL: 'newsletter',
    MAILING_LIST_US_SMS: 'newsletter',
    MAILING_LIST_EU_EMAIL: 'newsletter',
    MAILING_LIST_EU_SMS: 'newsletter',
    CAMPAIGN_UTM_CONTENT: 'first-order',
    CAMPAIGN_UTM_TERM: 'sorted',
  }
  expect(parseConfig(environment)).toMatchObject(defaults)
  const configured = Object.fromEntries(Object.keys(defaults).map((name, at) => [name, `x-${at}`]))
  expect(parseConfig({ ...environment, ...configured })).toMatchObject(configured)
  const wrong = { FIT_API_VERSION: '../admin', FIT_API_KEY_HEADER: 'x api key', CAMPAIGN_UTM_TERM: '' }
  for (const [name, value] of Object.entries(wrong))
    expect(() => parseConfig({ ...environment, [name]: value }), name).toThrow(`${name} is`)
})

test('store codes are configurable, for all upstreams or for single ones', () => {
  const own = { STORE_CODES: 'uk, usa, europe', ANALYTICS_STORE_CODES: 'GB,US,EU' }
  expect(parseConfig({ ...environment, ...own })).toMatchObject({
    STORE_CODES: { gb: 'uk', us: 'usa', eu: 'europe' },
    ANALYTICS_STORE_CODES: { gb: 'GB', us: 'US', eu: 'EU' },
  })
  for (const wrong of ['uk', 'uk,us,eu,fr', 'uk,,eu', 'uk,../us,eu'])
    expect(() => parseConfig({ ...environment, STORE_CODES: wrong }), wrong).toThrow('STORE_CODES is wrong')
})

test('headers of the backend are a JSON object, whose values are never printed', () => {
  const { BACKEND_HEADERS } = parseConfig({ ...environment, BACKEND_HEADERS: '{"x-app":"shop","x-key":"swordfish"}' })
  expect(BACKEND_HEADERS).toEqual({ 'x-app': 'shop', 'x-key': 'swordfish' })
  for (const wrong of ['x-key: swordfish', '["swordfish"]', '{"x key":"swordfish"}', '{"swordfish":1}']) {
    const parse = () => parseConfig({ ...environment, BACKEND_HEADERS: wrong })
    expect(parse, wrong).toThrow('BACKEND_HEADERS is wrong')
    expect(parse, wrong).not.toThrow('x-key: swordfish')
  }
})

test('only paths that the specification does not give are configurable', () => {
  const own = { 'backend newsletter': '/sign-up', 'reviews list': '/products/{productId}/reviews' }
  expect(parseConfig({ ...environment, UPSTREAM_PATHS: JSON.stringify(own) }).UPSTREAM_PATHS).toEqual(own)
  for (const wrong of ['/sign-up', '{"backend newsletter":"sign-up"}', '{"backend collection":"/c"}', '{"fit":"/f"}'])
    expect(() => parseConfig({ ...environment, UPSTREAM_PATHS: wrong }), wrong).toThrow('UPSTREAM_PATHS is wrong')
})

test('previews and a visitor’s baggage are off until configured [NAV-18] [OPS-04]', () => {
  const { PREVIEW_KEY, PROPAGATE_BAGGAGE } = parseConfig(environment)
  expect([PREVIEW_KEY, PROPAGATE_BAGGAGE]).toEqual([undefined, false])
  expect(() => parseConfig({ ...environment, PREVIEW_KEY: 'guessable' })).toThrow('PREVIEW_KEY is wrong')
})

test('caches in front are purged with a key [OPS-09]', () => {
  const PURGE_URLS = 'http://varnish.internal:8080/, http://varnish2.internal:8080'
  expect(() => parseConfig({ ...environment, PURGE_URLS })).toThrow(/PURGE_KEY is missing/)
  expect(() => parseConfig({ ...environment, PURGE_URLS: 'varnish', PURGE_KEY: 'x'.repeat(32) })).toThrow(
    /PURGE_URLS is wrong/,
  )
  const config = parseConfig({ ...environment, PURGE_URLS, PURGE_KEY: 'x'.repeat(32) })
  expect(config.PURGE_URLS).toEqual(['http://varnish.internal:8080', 'http://varnish2.internal:8080'])
  expect(parseConfig(environment)).toMatchObject({ PURGE_URLS: [], TAGS_HEADER: 'surrogate-key' })
})

test('production refuses addresses without TLS that are not on this machine [OPS-01] [OPS-15]', () => {
  const production = { ...environment, ENVIRONMENT: 'production' }
  expect(parseConfig(production).ENVIRONMENT).toBe('production')
  const plain = { SITE_ORIGIN: 'http://shop.example', FIT_URL: 'http://fit.internal', REVIEWS_URL: 'http://10.0.0.9' }
  const parse = () =>
    parseConfig({
      ...production,
      ...plain,
      SHARED_STORE_URL: 'redis://store.internal',
      SHARED_STORE_SECRET: 'k'.repeat(32),
    })
  for (const name of [...Object.keys(plain), 'SHARED_STORE_URL'])
    expect(parse, name).toThrow(new RegExp(`${name} is wrong: Expected an address with TLS`))
  const here = { SITE_ORIGIN: 'http://localhost:3000', FIT_URL: 'http://127.0.0.1:4020', REVIEWS_URL: 'http://[::1]:1' }
  expect(parseConfig({ ...production, ...here }).FIT_URL).toBe(here.FIT_URL)
  expect(parseConfig({ ...environment, ...plain }).FIT_URL).toBe(plain.FIT_URL)
})

test.each(['PREVIEW_KEY', 'PURGE_KEY', 'SHARED_STORE_SECRET', 'SHOPIFY_GB_WEBHOOK_SECRET', 'CONTENT_WEBHOOK_SECRET'])(
  '%s has 128 bits at least [OPS-15]',
  (name) => {
    expect(() => parseConfig({ ...environment, [name]: 'a'.repeat(31) })).toThrow(`${name} is wrong`)
    expect(parseConfig({ ...environment, [name]: 'a'.repeat(32) })).toHaveProperty(name)
  },
)

test('a webhook has two secrets while one replaces the other [OPS-09] [OPS-15]', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
  expect(parseConfig({ ...environment, CONTENT_WEBHOOK_SECRET: `${next},${old}` })).toMatchObject({
    CONTENT_WEBHOOK_SECRET: [next, old],
  })
  expect(() => parseConfig({ ...environment, CONTENT_WEBHOOK_SECRET: `${next},short` })).toThrow('is wrong')
})

test('a shared store needs its secret, and the Redis protocol [OPS-08]', () => {
  const SHARED_STORE_URL = 'redis://store.example:6379'
  const SHARED_STORE_SECRET = 'a secret of at least 32 characters'
  expect(() => parseConfig({ ...environment, SHARED_STORE_URL })).toThrow(/SHARED_STORE_SECRET is missing/)
  expect(() => parseConfig({ ...environment, SHARED_STORE_URL: 'https://store.example' })).toThrow(
    /SHARED_STORE_URL is wrong/,
  )
  expect(parseConfig({ ...environment, SHARED_STORE_URL, SHARED_STORE_SECRET })).toMatchObject({ SHARED_STORE_URL })
})

test.each(['https://shop.example/gb', 'https://shop.example/?a=1'])('%s is no origin of the shop [OPS-12]', (value) => {
  expect(() => parseConfig({ ...environment, SITE_ORIGIN: value })).toThrow(
    /SITE_ORIGIN is wrong: Expected an origin like https:\/\/shop\.example, without a path/,
  )
  expect(parseConfig({ ...environment, SITE_ORIGIN: 'https://shop.example/' }).SITE_ORIGIN).toBe('https://shop.example')
})

test('the addresses that the server calls have the names of their variables [OPS-12]', () => {
  const services = listServices(
    parseConfig({
      ...environment,
      PURGE_URLS: 'http://one.example http://two.example',
      PURGE_KEY: 'k'.repeat(32),
      CHAT_SCRIPT_URL: 'https://chat.example/messenger.js',
    }),
  )
  expect(services).toContainEqual({ variable: 'BACKEND_URL', url: 'https://api.example' })
  expect(services).toContainEqual({ variable: 'PURGE_URLS', url: 'http://two.example' })
  const variables = services.map(({ variable }) => variable)
  for (const other of ['SITE_ORIGIN', 'CHAT_SCRIPT_URL', 'SHARED_STORE_URL']) expect(variables).not.toContain(other)
})
