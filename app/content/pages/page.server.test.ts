import { expect, test } from 'vitest'
import { loadContentPage } from '#app/content/content-page.server.ts'
import { createPictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { readProducts } from '#app/product/read-products.server.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { addProducts } from './page.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function readPage(handle: string, scenario = 'default-shop') {
  const { backend, fetch } = await givenScenario(scenario)
  const content = createContentClient({ baseUrl: `${backend.origin}/content/graphql`, ...tokens, fetch })
  const entry = await content.page({ handle })
  const reads = { asset: (id: string) => content.asset({ id }), openUrl: async (url: string) => url }
  const pictures = createPictureLoader(reads, () => {})
  const contentPage = entry && (await loadContentPage(handle, entry, pictures))
  const failures: unknown[] = []
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  return {
    page:
      contentPage &&
      (await addProducts(
        contentPage,
        'us',
        (request) => readProducts(client, request),
        (cause) => failures.push(cause),
      )),
    failures,
  }
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
])('the page %s has a title, a description and a body [PAGE-01]', async (handle) => {
  const { page } = await readPage(handle)
  expect(page).toMatchObject({ handle, title: expect.stringMatching(/\w/), description: expect.stringMatching(/\w/) })
  expect(page?.body.length).toBeGreaterThan(0)
})

test.each([
  ['heroes', 'heroes', /Heroes/],
  ['enduros-range', 'enduros', /Enduro/],
  ['black-friday', 'sale', /\w/],
])('%s features the collection %s in the region’s prices [PAGE-01]', async (handle, collection, style) => {
  const { page } = await readPage(handle)
  expect(page?.featured?.handle).toBe(collection)
  expect(page?.featured?.products[0]?.style).toMatch(style)
  expect(page?.featured?.products[0]?.price.currencyCode).toBe('USD')
})

test('the colours page lists each colour once, with a product [PAGE-01]', async () => {
  const { page } = await readPage('colors')
  expect(page?.colourFamilies.map(({ collection }) => collection)).toEqual([
    'black-chinos',
    'navy-chinos',
    'beige-chinos',
    'black-tops',
    'blue-tops',
    'green-tops',
  ])
  for (const { colours } of page?.colourFamilies ?? []) {
    expect(colours.length).toBeGreaterThan(0)
    expect(new Set(colours.map(({ colour }) => colour.name)).size).toBe(colours.length)
    expect(new Set(colours.map(({ cloth }) => cloth)).size).toBe(colours.length)
  }
})

test('products that cannot be read are reported once and left out', async () => {
  const { page, failures } = await readPage('heroes', 'collections-down')
  expect(page).toMatchObject({ title: 'Heroes', featured: null, complete: false })
  expect(failures).toHaveLength(1)
})

test('an unknown handle reads as null', async () => {
  expect((await readPage('nothing')).page).toBeNull()
})
