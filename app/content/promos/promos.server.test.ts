import { expect, test } from 'vitest'
import { createContentClient } from '#contracts/content/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readProductDiscount, readPromos } from './promos.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function contentIn(scenario: string, drafts = false) {
  const { backend, fetch } = await givenScenario(scenario)
  return createContentClient({ baseUrl: `${backend.origin}/content`, fetch, ...tokens, drafts })
}

test('promos are found by type of product and by page, each with somewhere to go [PDP-12] [CONT-02]', async () => {
  const content = await contentIn('house-stock')
  expect(await readPromos(content, { productType: 'Trousers' })).toEqual([
    {
      title: 'Going with Heroes',
      byline: 'A belt that matches nothing exactly and everything nearly.',
      link: { text: 'Shop belts', href: '/collections/belts' },
    },
  ])
  expect(await readPromos(content, { pageHandle: 'socks' })).toHaveLength(1)
  expect(await readPromos(content, { productType: 'Hats' })).toEqual([])
})

test('a promo in draft is shown to editors only [NAV-18]', async () => {
  const where = { pageHandle: 'best-sellers' }
  expect(await readPromos(await contentIn('house-stock'), where)).toEqual([])
  expect(await readPromos(await contentIn('house-stock', true), where)).toHaveLength(1)
})

test('the offer on a type of product is told in the editor’s words [PDP-12] [CONT-02]', async () => {
  const content = await contentIn('house-stock')
  expect(await readProductDiscount(content, 'Belts')).toMatchObject({ title: 'Something off a belt' })
  expect(await readProductDiscount(content, 'Trousers')).toBeNull()
})

const entry = { title: 'A promo', byline: null, pageHandles: [], productTypes: [] }

test.each([
  [{ ...entry, collection: 'belts', linkText: 'Go', linkUrl: null }, '/collections/belts'],
  [{ ...entry, collection: null, linkText: 'Go', linkUrl: '//elsewhere.example' }, undefined],
  [{ ...entry, collection: null, linkText: 'Go', linkUrl: 'javascript:alert(1)' }, undefined],
  [{ ...entry, collection: 'belts', linkText: null, linkUrl: '/collections/belts' }, undefined],
])('%j leads to %s', async (wire, href) => {
  const [promo] = await readPromos({ productsPromo: async () => [wire] }, { pageHandle: 'any' })
  expect(promo?.link?.href).toBe(href)
})
