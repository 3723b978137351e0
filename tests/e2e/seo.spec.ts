import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { readHeadTags } from './head-tags.ts'

const readStructuredData = async (page: Page): Promise<{ '@type': string; [property: string]: unknown }[]> => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks, 'one block of structured data').toHaveLength(1)
  return JSON.parse(blocks[0] ?? '')['@graph']
}

test('the address of a page that is shared is its canonical one [REG-08] [REG-04]', async ({ page }) => {
  for (const path of ['/products/heroes-navy', '/us/pages/terms']) {
    await page.goto(path)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '',
    )
  }
})

test('head tags are replaced when following links [REG-08] [REG-03]', async ({ page, baseURL }) => {
  await page.goto('/us/collections/trousers')
  expect((await readStructuredData(page)).map((item) => item['@type'])).toEqual(['BreadcrumbList'])
  await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
  await expect(page).toHaveTitle('Heroes, Navy - SPOKE')
  const tags = await readHeadTags(page)
  expect(tags.toSorted()).toEqual([...new Set(tags)].toSorted())
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Heroes, Navy')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/us/products/heroes-navy`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('a product has structured data with its local price [REG-08]', async ({ page, baseURL }) => {
  await page.goto('/eu/products/heroes-navy')
  const [product, breadcrumbs] = await readStructuredData(page)
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Heroes, Navy',
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      url: `${baseURL}/eu/products/heroes-navy`,
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { '@type': 'AggregateRating' },
  })
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${baseURL}/eu` },
      { position: 2, name: 'Trousers', item: `${baseURL}/eu/collections/trousers` },
      { position: 3, name: 'Heroes, Navy', item: `${baseURL}/eu/products/heroes-navy` },
    ],
  })
})

test('the home page has organization and search structured data [REG-08]', async ({ page }) => {
  await page.goto('/')
  expect((await readStructuredData(page)).map((item) => item['@type'])).toEqual(['Organization', 'WebSite'])
})

test('a page with two addresses has one canonical URL [REG-04]', async ({ page, baseURL }) => {
  await page.goto('/pages/contact-us')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/contact-us`)
  await page.goto('/collections/trousers?w=34&utm_source=mail')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/collections/trousers`)
})

test('search results are not indexed [REG-08]', async ({ page }) => {
  await page.goto('/pages/search?q=belt')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/pages/search')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('the sharing picture is a JPEG [REG-08]', async ({ page, request }) => {
  await page.goto('/pages/about-us')
  const picture = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})

test('every site map lists canonical pages [REG-08] [REG-04]', async ({ request, baseURL }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const maps = listUrls(index)
  expect(maps).toHaveLength(3)
  for (const map of maps) {
    const response = await request.get(map)
    expect(response.headers()).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': expect.stringContaining('s-maxage='),
    })
    const pages = listUrls(await response.text())
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.length).toBeGreaterThan(300)
    // two pages of each kind
    const sample = ['/products/', '/collections/', '/pages/', '-size-chart'].flatMap((kind) =>
      pages.filter((page) => page.includes(kind)).slice(0, 2),
    )
    for (const page of sample) await expectOwnCanonical(request, page)
  }
  expect(maps).toEqual(['gb', 'us', 'eu'].map((region) => `${baseURL}/sitemap/${region}.xml`))
  const sitemap = await (await request.get('/sitemap/us.xml')).text()
  const [, entry = ''] = /<url>(<loc>[^<]+\/us\/products\/heroes-navy<\/loc>.*?)<\/url>/s.exec(sitemap) ?? []
  const alternates = [...entry.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(
    ([, language, url]) => `${language} ${url}`,
  )
  expect(alternates).toEqual([
    `en-GB ${baseURL}/products/heroes-navy`,
    `en-US ${baseURL}/us/products/heroes-navy`,
    `en-EU ${baseURL}/eu/products/heroes-navy`,
    `en ${baseURL}/eu/products/heroes-navy`,
    `x-default ${baseURL}/products/heroes-navy`,
  ])
})

test('robots.txt keeps the sandbox out of search engines [REG-08]', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('llms.txt is a guide for language models [REG-08]', async ({ request }) => {
  const guide = await request.get('/llms.txt')
  expect(await guide.text()).toMatch(/^# SPOKE\n[\s\S]+\/collections\/trousers\)/)
})

test.describe('a store that cannot be read', () => {
  test.use({ scenario: ['shopify-down'] })

  test('makes the site map fail with Retry-After [REG-08]', async ({ request, world }) => {
    const response = await request.get('/sitemap/gb.xml', { headers: { baggage: `spoke.world=${world.id}` } })
    expect([response.status(), response.headers()['retry-after']]).toEqual([503, '600'])
  })
})

const listUrls = (map: string) => [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url)

async function expectOwnCanonical(request: APIRequestContext, page: string) {
  const response = await request.get(page)
  expect(response.status(), page).toBe(200)
  expect(await response.text(), page).toContain(`rel="canonical" href="${page}"`)
}
