import { expect, test } from 'vitest'
import { REGIONS } from '#app/region/regions.ts'
import { guide } from './guide.ts'
import { robots } from './robots.ts'
import { type MappedPage, siteMap, siteMapIndex } from './site-map.ts'

const ORIGIN = 'https://spoke.example'

test('a shop that is only tried out is found by nobody [REG-08]', () => {
  expect(robots('sandbox', ORIGIN)).toBe('User-agent: *\nDisallow: /\n')
})

test('a real shop is found, but for visitors’ own pages, and says where its map is [REG-08]', () => {
  const text = robots('production', ORIGIN)
  expect(text).toContain('Sitemap: https://spoke.example/sitemap.xml')
  expect(text).toContain('Disallow: /us/account\n')
  expect(text).not.toMatch(/Disallow: \/\n/)
})

test('the map of all maps names every region’s [REG-08]', () => {
  expect([...siteMapIndex(ORIGIN).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://spoke.example/sitemap/gb.xml',
    'https://spoke.example/sitemap/us.xml',
    'https://spoke.example/sitemap/eu.xml',
  ])
})

test('a page is listed under its region’s address, beside its sisters where it has any [REG-08] [REG-04]', () => {
  const pages: MappedPage[] = [
    { path: '/products/heroes-navy', changedAt: '2026-11-01T09:00:00Z', regions: ['gb', 'us'] },
    { path: '/products/only-here', regions: ['eu'] },
  ]
  const map = siteMap(ORIGIN, REGIONS.us, pages)
  expect(map.match(/<url>/g)).toHaveLength(1)
  expect(map).toContain('<loc>https://spoke.example/us/products/heroes-navy</loc><lastmod>2026-11-01</lastmod>')
  expect([...map.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, language, url]) => `${language} ${url}`)).toEqual([
    'en-GB https://spoke.example/products/heroes-navy',
    'en-US https://spoke.example/us/products/heroes-navy',
    'x-default https://spoke.example/products/heroes-navy',
  ])
  expect(siteMap(ORIGIN, REGIONS.eu, pages)).not.toContain('x-default')
})

test('no address can break out of its map [OPS-04]', () => {
  const map = siteMap(ORIGIN, REGIONS.gb, [{ path: '/a"><script>&', regions: ['gb'] }])
  expect(map).not.toContain('<script>')
  expect(map).toContain('&amp;')
})

test('the guide for machines says what the shop is and where things are [REG-08]', () => {
  const text = guide(ORIGIN, {
    collections: [{ title: 'Trousers', path: '/collections/trousers' }],
    pages: [{ title: 'About us', path: '/pages/about-us', says: 'Who we are.' }],
  })
  expect(text).toMatch(/^# SPOKE\n\n> .+\n/)
  expect(text).toContain('- [Trousers](https://spoke.example/collections/trousers)\n')
  expect(text).toContain('- [About us](https://spoke.example/pages/about-us): Who we are.\n')
})
