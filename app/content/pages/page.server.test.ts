import { expect, test } from 'vitest'
import { readContentPage } from '#app/content/content-page.server.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { withGoods } from './page.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function page(handle: string, scenario = 'house-stock') {
  const { backend, fetch } = await givenScenario(scenario)
  const content = createContentClient({ baseUrl: `${backend.origin}/content`, ...tokens, fetch })
  const read = await readContentPage(content, handle)
  const failures: unknown[] = []
  const goods = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  return { page: read && (await withGoods(read, 'us', goods, (cause) => failures.push(cause))), failures }
}

test.each([
  'colors',
  'thank-your-friend',
  'contact-us',
  'refer-a-friend',
  'enduros-range',
  'heroes',
  'about-us',
  'privacy',
  'terms',
  'return-policy',
  'returns',
  'fit-finder-fit-proposition',
  'black-friday',
  'faqs',
])('the page %s has a title, a promise and something to read [PAGE-01]', async (handle) => {
  const { page: found } = await page(handle)
  expect(found).toMatchObject({ handle, title: expect.stringMatching(/\w/), description: expect.stringMatching(/\w/) })
  expect(found?.body.length).toBeGreaterThan(0)
})

test.each([
  ['heroes', 'heroes', /Heroes/],
  ['enduros-range', 'enduros', /Enduro/],
  ['black-friday', 'sale', /\w/],
])('%s shows the goods of the collection %s in the region’s prices [PAGE-01]', async (handle, collection, style) => {
  const { page: found } = await page(handle)
  expect(found?.goods?.handle).toBe(collection)
  expect(found?.goods?.products[0]?.style).toMatch(style)
  expect(found?.goods?.products[0]?.price.currencyCode).toBe('USD')
})

test('the colours page shows each colour once, by a product that comes in it [PAGE-01]', async () => {
  const { page: found } = await page('colors')
  expect(found?.families.map(({ collection }) => collection)).toEqual([
    'black-chinos',
    'navy-chinos',
    'beige-chinos',
    'black-tops',
    'blue-tops',
    'green-tops',
  ])
  for (const { colours } of found?.families ?? []) {
    expect(colours.length).toBeGreaterThan(0)
    expect(new Set(colours.map(({ colour }) => colour.name)).size).toBe(colours.length)
  }
})

test('goods that cannot be had are told of once and cost the page nothing else', async () => {
  const { page: found, failures } = await page('heroes', 'collections-down')
  expect(found).toMatchObject({ title: 'Heroes', goods: null, complete: false })
  expect(failures).toHaveLength(1)
})

test('a page that nobody wrote is none', async () => {
  expect((await page('nothing')).page).toBeNull()
})
