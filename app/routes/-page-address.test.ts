import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSearch } from '#app/region/search-strings.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { restoreParameters, toPageAddress } from './-page-address.ts'

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?x=1', '/'],
  ['/us', '/us'],
  ['/us/', '/us/'],
  ['/us?saved_fit_modal=1&discount=SORTED&checkout_id=a', '/us'],
  ['/products/heroes-navy?w=34&b=B', '/products/heroes-navy?w=34&b=B'],
  ['/products/heroes-navy?b=B&x=1&w=34', '/products/heroes-navy?w=34&b=B'],
  ['/products/heroes-navy?w=34&w=36&w=34', '/products/heroes-navy?w=34'],
  ['/products/heroes-navy?q=chino&sort=name', '/products/heroes-navy'],
  ['/collections/denim?sort=name&w=36&w=34&w=36&show=all', '/collections/denim?w=36&w=34&sort=name&show=all'],
  ['/pages/search?q=a%20%20b&q=c&sort=WRONG', '/pages/search?q=a+b'],
  ['/eu/account?code=a%2Bb&page=orders', '/eu/account?page=orders&code=a%2Bb'],
  ['/thank-your-friend?discount=MATE-1&x=1', '/thank-your-friend?discount=MATE-1'],
  ['/collections/denim?pageHandle=socks', '/collections/denim?pageHandle=socks'],
  ['/pages/faqs?x=1&pageHandle=socks&pageHandle=belts', '/pages/faqs?pageHandle=socks'],
  ['/contact-us?pageHandle=%2F..%2Fadmin', '/contact-us'],
  ['/no/such/page?w=34&q=a', '/no/such/page'],
  ['/robots.txt?x=1', '/robots.txt'],
  ['/sitemap/gb.xml?preview=1', '/sitemap/gb.xml'],
])('%s is the page %s [OPS-03]', (target, page) => {
  expect(toPageAddress(target).target).toBe(page)
  expect(toPageAddress(page).target).toBe(page)
})

test.each([
  ['/PRODUCTS/%68eroes-navy', '/products/heroes-navy'],
  ['/tops-Size-CHART?unit=cm', '/tops-size-chart?unit=cm'],
  ['/a/../products/%2e/heroes-navy#top', '/products/heroes-navy'],
  ['/pages/caf%c3%a9', '/pages/caf%C3%A9'],
  ['/products/heroes-navy/', '/products/heroes-navy/'],
  ['/products//heroes-navy', '/products//heroes-navy'],
  ['//evil.example/', '//evil.example/'],
])('%s is cached as %s [OPS-03]', (target, page) => {
  expect(toPageAddress(target).target).toBe(page)
})

const ADVERTISING = [
  ...['srsltid', 'gad_source', 'gad_campaignid', 'gclid', 'gclsrc', 'gbraid', 'wbraid', 'dclid', 'yclid', 'epik'],
  ...['fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'mc_cid', 'mc_eid', '_ga', '_gl', 'utm_source', 'utm_new'],
]

test.each(['/', '/products/heroes-navy', '/collections/denim', '/pages/search', '/pages/about-us', '/cart'])(
  'advertising parameters make no other page of %s [OPS-03]',
  (path) => {
    const query = ADVERTISING.map((name) => `${name}=1`)
    expect(toPageAddress(`${path}?${query.join('&')}`)).toEqual({ target: path, dropped: query })
  },
)

test('repeated and long values of a parameter are cut [OPS-03]', () => {
  const long = 'x'.repeat(2_000)
  for (const name of ['w', 'sort', 'show', 'by']) {
    expect(toPageAddress(`/collections/denim?${name}=${long}`).target).toBe('/collections/denim')
    expect(toPageAddress(`/products/heroes-navy?${name}=${long}`).target).toBe('/products/heroes-navy')
  }
  const values = Array.from({ length: 1_000 }, (_, index) => `w=${index}`).join('&')
  expect(toPageAddress(`/products/heroes-navy?${values}`).target).toBe('/products/heroes-navy?w=0')
  expect(toPageAddress(`/collections/denim?${values}`).target.length).toBeLessThan(200)
  expect(toPageAddress(`/pages/search?q=${long}`).target).toHaveLength('/pages/search?q='.length + 200)
  expect(toPageAddress(`/${'fit-finder'}?step=${long}`).target).toHaveLength('/fit-finder?step='.length + 20)
})

test('of a long query as many parameters are restored as are read [OPS-08]', () => {
  expect(toPageAddress(`/?${Array(8_000).fill('x=3').join('&')}`).dropped).toHaveLength(100)
  expect(toPageAddress(`/?x=${'a'.repeat(8_000)}`).dropped.join()).toHaveLength(4_096)
})

test('dropped parameters are returned as written, without preview', () => {
  const { dropped } = toPageAddress('/?utm_source=a%20b&&preview=true&__proto__=1&gclid')
  expect(dropped).toEqual(['utm_source=a%20b', 'gclid'])
})

test.each([
  ['/us/products', '/us/products?gclid=1'],
  ['/us?a=1', '/us?a=1&gclid=1'],
  ['/us#top', '/us?gclid=1#top'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['//elsewhere.example/', '//elsewhere.example/'],
])('a redirect to %s is sent as %s', (location, restored) => {
  expect(restoreParameters(location, ['gclid=1'])).toBe(restored)
})

const COLLECTION_PARAMETERS = [
  ...[
    'amount',
    'b',
    'by',
    'c',
    'cloth',
    'colour',
    'l',
    'lh',
    'max',
    'min',
    'pack',
    'pageHandle',
    's',
    'sale',
    'shape',
    'show',
  ],
  ...['sl', 'sort', 'taper', 'tl', 'w'],
]
/** A search has the filters of a collection. */
const SEARCH_PARAMETERS = [...COLLECTION_PARAMETERS, 'q'].sort()

/** The parameters that each route reads. The edge's cache rule in README.md names them too. */
const READ_PARAMETERS: Record<string, readonly string[]> = {
  '/$page': ['pageHandle'],
  '/account': ['code', 'edit', 'error', 'order', 'page', 'state'],
  '/cart': ['change', 'problem'],
  '/collections/$handle': COLLECTION_PARAMETERS,
  '/fit-finder': ['step'],
  '/newsletter': ['result'],
  '/pages/$handle': ['pageHandle'],
  '/pages/search': SEARCH_PARAMETERS,
  '/preview': ['key', 'path'],
  '/products/$handle': ['amount', 'b', 'c', 'l', 'lh', 'pack', 'pageHandle', 's', 'sl', 'taper', 'tl', 'w'],
  '/refer-a-friend': ['pageHandle'],
  '/returns': ['order', 'step'],
  '/search': SEARCH_PARAMETERS,
  '/spoke-feedback': ['result'],
  '/thank-your-friend': ['discount', 'pageHandle'],
  '/order-status': ['order'],
  '/unsubscribe': ['result'],
  '/wish-list': ['goods'],
  '/{$garment}-size-chart': ['tab', 'unit'],
}

/** The names that a route's validateSearch looks up. */
function listReadParameters(validate: (search: object) => unknown): string[] {
  const names = new Set<string>()
  validate(
    new Proxy(
      {},
      {
        get: (_, name) => void names.add(String(name)),
      },
    ),
  )
  return [...names].sort()
}

test('every route’s own parameters are known [OPS-03]', () => {
  const routes = Object.values(routeTree.children ?? {})
  const read = routes.flatMap(({ fullPath, options }) => {
    const validate: unknown = 'validateSearch' in options ? options.validateSearch : undefined
    if (validate === undefined) return []
    // a schema object would be ignored by toPageAddress
    if (typeof validate !== 'function') throw new Error(`validateSearch of ${fullPath} is not a function`)
    return [[fullPath, listReadParameters((search) => validate(search))] as const]
  })
  expect(Object.fromEntries(read)).toEqual(READ_PARAMETERS)
})

test.each(Object.keys(READ_PARAMETERS))(
  'server and browser read the same of a long address of %s [OPS-03]',
  (fullPath) => {
    const route = Object.values(routeTree.children ?? {}).find((route) => route.fullPath === fullPath)
    const validate: unknown = route && 'validateSearch' in route.options && route.options.validateSearch
    if (typeof validate !== 'function') throw new Error(`${fullPath} reads no parameters`)
    const read = (target: string) => validate(parseSearch(new URL(target, 'https://shop.example').search))
    const path = fullPath.replace('{$garment}', 'tops').replace(/\$\w+/, 'denim')
    for (const name of READ_PARAMETERS[fullPath] ?? [])
      for (const query of [
        `${name}=${'a'.repeat(6_000)}`,
        `x=${'a'.repeat(4_090)}&${name}=34`,
        `x=${'a'.repeat(4_096)}&${name}=34`,
        `${name}=${'%D8%B9%20'.repeat(2_000)}`,
        `${name}=${"!*'()~/".repeat(1_000)}`,
        `${Array(120).fill('x=1').join('&')}&${name}=34`,
      ])
        expect(read(toPageAddress(`${path}?${query}`).target)).toEqual(read(`${path}?${query}`))
  },
)

const VARNISH = readFileSync('cli/serve/deploy/varnish.vcl', 'utf8')
const [, PASSED = '', SHARED = ''] = VARNISH.split(
  /# What is for one visitor only|# From here on a response is the same/,
)
const toRegExp = (text = '') => new RegExp(text.replace('(?i)', ''), text.startsWith('(?i)') ? 'i' : '')

/** The parameters that Varnish leaves an address; null if it passes all on. */
function listKeptParameters(address: string): string[] | null {
  if ([...PASSED.matchAll(/req\.url ~ "([^"]+)"/g)].some(([, text]) => toRegExp(text).test(address))) return null
  const rules = [...SHARED.matchAll(/(?:req\.url ~ "([^"]+)"\)|else) \{\n(?: *#.*\n)?.*\n.*&\(\?!\(([^)]+)\)=\)/g)]
  const rule = rules.find(([, text]) => toRegExp(text).test(address))
  return rule?.[2]?.split('|') ?? []
}

test('Varnish leaves every page the parameters that it reads [OPS-09]', () => {
  const missing = Object.entries(READ_PARAMETERS).flatMap(([route, names]) => {
    const path = route.replace('/$page', '/contact-us').replace('{$garment}', 'tops').replace('$handle', 'denim')
    const parameterNames = listKeptParameters(`${path}?${names.map((name) => `${name}=1`).join('&')}`) ?? names
    return names.filter((name) => !parameterNames.includes(name)).map((name) => `${path} ${name}`)
  })
  expect(missing).toEqual([])
})
