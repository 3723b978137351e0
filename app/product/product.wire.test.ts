import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { badgeFor } from './card/badge.ts'
import { cardsFromWire, productFromWire } from './product.wire.ts'
import { choiceFromSearch, chosenVariant } from './size/choice.ts'

async function backendIn(scenario: string) {
  const { backend, fetch } = await givenScenario(scenario)
  return createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
}

test('every size that the wire lists is found again by its choice [PDP-01]', async () => {
  const backend = await backendIn('house-stock')
  const wire = await backend.product({ store: 'gb', handle: 'heroes-navy' })
  if (!wire) throw new Error('no product')
  const product = productFromWire(wire)
  const choice = choiceFromSearch(product.options, { w: '34', b: 'B', l: '32' })
  expect(chosenVariant(product, choice)).toMatchObject({ merchandiseId: 'gid://shopify/ProductVariant/1001001' })
  const known = new Set(product.variants.ids)
  const unknown = wire.variants.filter(({ id }) => !known.has(Number(id.split('/').at(-1))))
  // only what the leg rule leaves out may be missing
  expect(unknown.every(({ sku }) => /-[SL]$/.test(sku))).toBe(true)
})

test('a colour that is sold out says so on its card and on its page [COL-01]', async () => {
  const backend = await backendIn('colour-sold-out')
  const wire = await backend.product({ store: 'gb', handle: 'heroes-navy' })
  expect(wire && productFromWire(wire).available).toBe(false)
  const collection = await backend.collection({ store: 'gb', handle: 'navy-chinos' })
  const cards = cardsFromWire(collection?.products ?? [])
  expect(cards.find(({ handle }) => handle === 'heroes-navy')?.available).toBe(false)
})

test('cards of one style share their colours', async () => {
  const backend = await backendIn('house-stock')
  const cards = cardsFromWire((await backend.collection({ store: 'eu', handle: 'trousers' }))?.products ?? [])
  const heroes = cards.filter(({ style }) => style === 'Heroes')
  expect(heroes.length).toBeGreaterThan(1)
  for (const card of heroes)
    expect(card.colours.map(({ handle }) => handle)).toEqual(heroes.map(({ handle }) => handle))
  expect(heroes[0]?.price.currencyCode).toBe('EUR')
})

test('of several badges a promo is worn first, then an automatic discount [COL-06]', () => {
  const badge = (title: string, badgeType: 'promo' | 'auto-discount' | 'other') => ({
    title,
    badgeType,
    themeColour: null,
    small: false,
    iconName: null,
  })
  const all = [badge('New', 'other'), badge('3 for £115', 'auto-discount'), badge('Sale', 'promo')]
  expect(badgeFor(all)?.title).toBe('Sale')
  expect(badgeFor(all.slice(0, 2))?.title).toBe('3 for £115')
  expect(badgeFor([])).toBeNull()
})
