import { expect, test } from 'vitest'
import { addLines } from '#app/cart/add-lines.server.ts'
import type { CartLine } from '#app/cart/cart.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import { createFilterMatcher } from '#app/collection/filter-matcher.ts'
import { productFromWire } from '#app/product/product.wire.ts'
import { readProducts } from '#app/product/read-products.server.ts'
import { getFittedChoice } from '#app/product/size/fitted-choice.ts'
import { getSizeInFit } from '#app/product/size/size-in-fit.ts'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { getFitHint, hasFitOption } from './fit-for-product.ts'
import { OPTION_CODES, parseOptionType, toUrlValue } from './option-codes.ts'
import type { SavedFit } from './saved-fit.ts'

const fit: SavedFit = {
  top: { size: 'L', chest: '42', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

/** Every range that is not a selection of others (COL-01). */
const RANGES = ['trousers', 'denim', 'swims', 'shorts', 'tops', 'underwear', 'socks', 'belts', 'gift-cards']

/** Kinds of product in the default catalogue, with the sizes that this fit gives them. */
const SIZES_BY_KIND = {
  'Trousers waist build leg': 'waist 34, build B, leg 32',
  'Trousers waist taper leg': 'waist 34, taper Standard, leg 32',
  'Denim waist build leg': 'waist 34, build B, leg 32',
  'Swimwear waist shortsleg': 'waist 34',
  'Shorts waist build shortsleg': 'waist 34, build B',
  'Shorts size shortsleg': '',
  'Tops size cut length': 'size L, cut Slim, length Regular',
  'Tops chest cut length': 'chest 42, cut Slim, length Regular',
  'Underwear size trunksleg': '',
  'Underwear size length': 'size L, length Regular',
  'Socks size pack': '',
  'Belts size': '',
  Belts: '',
  'Gift Card amount': '',
}

/** Every product of the default catalogue, as its page and as its card. */
async function readCatalogue() {
  const given = await givenScenario('default-shop')
  const backend = createBackendClient({ baseUrl: `${given.backend.origin}/backend`, fetch: given.fetch })
  const ranges = await Promise.all(RANGES.map((handle) => readProducts(backend, { store: 'gb', handle })))
  const cards = ranges.flatMap((range) => range?.products ?? [])
  const products = await Promise.all(
    cards.map(async (card) => {
      const wire = await backend.product({ store: 'gb', handle: card.handle })
      if (!wire) throw new Error(`no product ${card.handle}`)
      return { card, page: productFromWire(wire, 'gb') }
    }),
  )
  expect(products.map(({ page }) => page.id).toSorted()).toEqual(
    [...given.world.catalogue.byId.keys()].filter((id) => id !== given.world.catalogue.personalisation?.id).toSorted(),
  )
  return { ...given, products }
}

test('page, card and filters use the same sizes of a fit, for every product [FIT-18]', async () => {
  const { products } = await readCatalogue()
  const kinds = new Map<string, Set<string>>()
  for (const { card, page } of products) {
    const choice = getFittedChoice(page, fit)
    const chosen = page.options.flatMap(({ type, values }, at) => {
      const value = values[choice[at] ?? -1]
      return value === undefined ? [] : [{ type, value: toUrlValue(value) }]
    })
    const kind = [page.productType, ...page.options.map(({ type }) => type)].join(' ')
    const sizes = chosen.map(({ type, value }) => `${type} ${value}`).join(', ')
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(sizes))

    expect(hasFitOption(page), page.handle).toBe(sizes !== '')
    const search = Object.fromEntries(chosen.map(({ type, value }) => [OPTION_CODES[type], value]))
    expect(getSizeInFit(card, fit)?.search ?? {}, page.handle).toMatchObject(search)
    expect(getSizeInFit(card, fit) === null, page.handle).toBe(sizes === '')
    const filters = createFilterMatcher([card]).toFitFilters(fit).selected
    const { taper: _, ...filterable } = search
    expect(
      Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, values.join()])),
      page.handle,
    ).toEqual(filterable)
  }
  expect(Object.fromEntries([...kinds].map(([kind, sizes]) => [kind, [...sizes].join(' or ')]))).toEqual(SIZES_BY_KIND)
})

test('the hint in the cart has the sizes that the page selects, for every product [FIT-18]', async () => {
  const { products, world, backend, fetch } = await readCatalogue()
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/gb`, token: 'test', fetch })
  /** A shopper without a cart. */
  const newShopper = (): CartDeps => ({ region: 'gb', shopify, visitor: aVisitor(), report: () => {}, log: () => {} })
  const lines = new Map<string, CartLine>()
  for (let at = 0; at < products.length; at += 50) {
    const variants = products.slice(at, at + 50).flatMap(({ page }) => {
      const variant = world.catalogue.byId.get(page.id)?.variants.find(({ id }) => world.stock.available(id) > 0)
      return variant ? [{ merchandiseId: `gid://shopify/ProductVariant/${variant.id}`, quantity: 1 }] : []
    })
    const outcome = await addLines(newShopper(), variants)
    for (const line of (outcome.ok && outcome.cart?.lines) || []) lines.set(line.product.handle, line)
  }
  expect(lines.size).toBeGreaterThan(products.length * 0.9)
  for (const { page } of products) {
    const line = lines.get(page.handle)
    if (!line) continue
    const choice = getFittedChoice(page, fit)
    const differing = line.options.flatMap(({ key, value }) => {
      const at = page.options.findIndex(({ type }) => type === parseOptionType(key))
      const fitted = page.options[at]?.values[choice[at] ?? -1]
      return fitted === undefined || fitted === value ? [] : [`${key} ${toUrlValue(fitted)}`]
    })
    expect(getFitHint(line, fit), page.handle).toBe(differing.join(', ') || null)
  }
})
