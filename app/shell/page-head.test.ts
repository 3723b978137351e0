import { expect, test } from 'vitest'
import { REGIONS } from '#contracts/shop/regions.ts'
import { getAddressLinks, getPageMeta, getPageState, getSiteMeta } from './page-head.ts'

test.each([
  ['found', [{ status: 'success' }, { status: 'success' }]],
  ['missing', [{ status: 'success' }]],
  ['missing', [{ status: 'success' }, { status: 'notFound' }]],
  ['missing', [{ status: 'success', _notFound: true }, { status: 'success' }]],
  ['failed', [{ status: 'success' }, { status: 'error' }]],
  ['failed', [{ status: 'error' }]],
] as const)('a page that is %s has a title of its own [PAGE-05] [REG-03]', (state, matches) => {
  const titles = { found: 'SPOKE', missing: 'Page not found - SPOKE', failed: "Oops, something's gone wrong - SPOKE" }
  expect(getPageState(matches)).toBe(state)
  const [title] = getSiteMeta(REGIONS.gb, 'https://shop.example', state, '/')
  expect(title).toEqual({ title: expect.stringContaining(titles[state]) })
})

test.each(['/new-user', '/pages/new-user-offer', '/index', '/index.html', '/collections/index'])(
  'the canonical and alternate links of %s are the home page [REG-04]',
  (path) => {
    const links = getAddressLinks(REGIONS.eu, 'https://shop.example', path)
    expect(links.map(({ href, ...link }) => `${'hrefLang' in link ? link.hrefLang : link.rel} ${href}`)).toEqual([
      'canonical https://shop.example/eu',
      'en-GB https://shop.example/',
      'en-US https://shop.example/us',
      'en-EU https://shop.example/eu',
      'en https://shop.example/eu',
      'x-default https://shop.example/',
    ])
  },
)

test('the home page has the site’s title, other pages have their own before it [REG-03]', () => {
  const [home] = getSiteMeta(REGIONS.us, 'https://shop.example', 'found', '/')
  expect(home).toEqual({ title: 'SPOKE: men’s clothes that fit' })
  expect(getPageMeta(REGIONS.us, 'Trousers').meta[0]).toEqual({ title: 'Trousers - SPOKE' })
})
