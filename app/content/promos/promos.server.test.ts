import { expect, test } from 'vitest'
import { createContentClient } from '#contracts/content/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readProductDiscount, readPromos } from './promos.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function createClient(scenario: string, drafts = false) {
  const { backend, fetch } = await givenScenario(scenario)
  return createContentClient({ baseUrl: `${backend.origin}/content/graphql`, fetch, ...tokens, drafts })
}

test('promos are read by product type and by page [PDP-12] [CONT-02]', async () => {
  const content = await createClient('default-shop')
  expect(await readPromos(content, { pageHandle: 'none', productType: 'Trousers' })).toEqual([
    {
      title: 'Goes with every pair',
      byline: 'Belts in leather, suede and webbing, and in colours for all our trousers.',
      link: { text: 'Shop belts', href: '/collections/belts' },
    },
  ])
  expect(await readPromos(content, { pageHandle: 'socks' })).toHaveLength(1)
  expect(await readPromos(content, { pageHandle: 'none', productType: 'Hats' })).toEqual([])
})

test('promos of the page come before those of the product type [REG-10] [PDP-12]', async () => {
  const content = await createClient('default-shop')
  const promos = await readPromos(content, { pageHandle: 'gift-cards', productType: 'Trousers' })
  expect(promos.map(({ title }) => title)).toEqual(['Still guessing his waist?', 'Goes with every pair'])
})

test('a draft promo is shown in previews only [NAV-18]', async () => {
  const query = { pageHandle: 'best-sellers' }
  expect(await readPromos(await createClient('default-shop'), query)).toEqual([])
  expect(await readPromos(await createClient('default-shop', true), query)).toHaveLength(1)
})

test('the offer on a product type has the editor’s text [PDP-12] [CONT-02]', async () => {
  const content = await createClient('default-shop')
  expect(await readProductDiscount(content, 'Underwear')).toMatchObject({ title: 'Three or five trunks for less' })
  expect(await readProductDiscount(content, 'Trousers')).toBeNull()
})

test('a promo without a title is left out, one without a byline is shown [PDP-12]', async () => {
  const wire = [
    { ...entry, title: null, collection: 'belts', linkText: 'Go', linkUrl: null },
    { ...entry, title: '', collection: 'belts', linkText: 'Go', linkUrl: null },
    { ...entry, collection: null, linkText: null, linkUrl: null },
  ]
  expect(await readPromos({ productsPromo: async () => wire }, { pageHandle: 'any' })).toEqual([
    { title: 'A promo', byline: null, link: null },
  ])
})

const entry = { title: 'A promo', byline: null, pageHandles: [], productTypes: [] }

test.each([
  [{ ...entry, collection: 'belts', linkText: 'Go', linkUrl: null }, '/collections/belts'],
  [{ ...entry, collection: null, linkText: 'Go', linkUrl: '//elsewhere.example' }, undefined],
  [{ ...entry, collection: null, linkText: 'Go', linkUrl: 'javascript:alert(1)' }, undefined],
  [{ ...entry, collection: 'belts', linkText: null, linkUrl: '/collections/belts' }, undefined],
])('the promo %j links to %s', async (wire, href) => {
  const [promo] = await readPromos({ productsPromo: async () => [wire] }, { pageHandle: 'any' })
  expect(promo?.link?.href).toBe(href)
})
