import { expect, test } from 'vitest'
import { REGIONS } from '#contracts/shop/regions.ts'
import { formatLlmsText, formatRobots } from './crawler-requests.server.ts'
import { formatSitemap, formatSitemapIndex, type SitemapPage } from './sitemap.ts'

const ORIGIN = 'https://spoke.example'

test('a sandbox keeps all crawlers out [REG-08]', () => {
  expect(formatRobots('sandbox', ORIGIN)).toBe('User-agent: *\nDisallow: /\n')
})

test('production allows all but personal pages and names its sitemap [REG-08]', () => {
  const text = formatRobots('production', ORIGIN)
  expect(text).toContain('Sitemap: https://spoke.example/sitemap.xml')
  expect(text).toContain('Disallow: /us/account\n')
  expect(text).toContain('Disallow: /us/cart/\n')
  expect(text).not.toMatch(/Disallow: \/\n/)
})

test('the sitemap index lists the sitemap of every region [REG-08]', () => {
  expect([...formatSitemapIndex(ORIGIN).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://spoke.example/sitemap/gb.xml',
    'https://spoke.example/sitemap/us.xml',
    'https://spoke.example/sitemap/eu.xml',
  ])
})

test('a page is listed with its alternates in other regions [REG-08] [REG-04]', () => {
  const pages: SitemapPage[] = [
    { path: '/products/heroes-navy', changedAt: '2026-11-01T09:00:00Z', regions: ['gb', 'us'] },
    { path: '/products/only-here', regions: ['eu'] },
  ]
  const sitemap = formatSitemap(ORIGIN, REGIONS.us, pages)
  expect(sitemap.match(/<url>/g)).toHaveLength(1)
  expect(sitemap).toContain('<loc>https://spoke.example/us/products/heroes-navy</loc><lastmod>2026-11-01</lastmod>')
  expect(
    [...sitemap.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, language, url]) => `${language} ${url}`),
  ).toEqual([
    'en-GB https://spoke.example/products/heroes-navy',
    'en-US https://spoke.example/us/products/heroes-navy',
    'x-default https://spoke.example/products/heroes-navy',
  ])
  const european = formatSitemap(ORIGIN, REGIONS.eu, pages)
  expect(
    [...european.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, language, url]) => `${language} ${url}`),
  ).toEqual(['en-EU https://spoke.example/eu/products/only-here', 'en https://spoke.example/eu/products/only-here'])
})

test('no path can inject markup into a sitemap [OPS-04]', () => {
  const sitemap = formatSitemap(ORIGIN, REGIONS.gb, [{ path: '/a"><script>&', regions: ['gb'] }])
  expect(sitemap).not.toContain('<script>')
  expect(sitemap).toContain('&amp;')
})

test('llms.txt describes the shop and links its pages [REG-08]', () => {
  const text = formatLlmsText(ORIGIN, {
    collections: [{ title: 'Trousers', path: '/collections/trousers' }],
    pages: [{ title: 'About us', path: '/pages/about-us', description: 'Who we are.' }],
  })
  expect(text).toMatch(/^# SPOKE\n\n> .+\n/)
  expect(text).toContain('- [Trousers](https://spoke.example/collections/trousers)\n')
  expect(text).toContain('- [About us](https://spoke.example/pages/about-us): Who we are.\n')
})
