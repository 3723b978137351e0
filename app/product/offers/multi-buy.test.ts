import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMinorUnits } from '#app/ui/money.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { listOffersOfKind, MULTI_BUYS } from '#contracts/shop/multi-buy.ts'
import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { getBadges } from '#mocks/upstreams/backend/badges.ts'
import { toMoney } from '#mocks/upstreams/shopify/money.ts'
import { priceCart } from '#mocks/upstreams/shopify/pricing/price-cart.ts'
import { createTestStore, goods } from '#mocks/upstreams/shopify/shopify.fixtures.ts'
import type { CatalogueProduct, CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import type { World } from '#mocks/world/world.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readCollectionProducts } from '../finding/collection-products.server.ts'
import { WHOLE_RANGE } from '../finding/known-collections.ts'
import { readProducts } from '../read-products.server.ts'
import { applySingleOffer, getNextOffer, getOffers, getSaving } from './multi-buy.ts'

type Piece = [product: CatalogueProduct, quantity: number]

const toLine = ([{ productType, style, tags, price }, quantity]: Piece, region: RegionCode) => ({
  multiBuys: listOffersOfKind({ names: [productType, style], tags }),
  price: toMoney(price[region], { currency: REGIONS[region].currency }),
  quantity,
})

/** The discount of the simulated Shopify on these pieces without a code, in minor units. */
function getSimulatedSaving(region: RegionCode, pieces: readonly Piece[]): number {
  const { world } = createTestStore()
  const lines = pieces.map(([{ variants }, quantity]) =>
    buildCartLine(world, { variantId: variants[0]?.id ?? '', quantity }),
  )
  const cart = priceCart(world, buildCart(world, { region, lines }))
  return cart.lines.reduce((sum, { subtotal, total }) => sum + subtotal - total, 0)
}

// Spec 9, "Multi-buy offers", row by row: region, offer, eligible price, quantity, price, saving
test.each<[RegionCode, string, number, number, number, number]>([
  ['eu', 'tees', 55, 3, 150, 15],
  ['gb', 'tees', 45, 3, 115, 20],
  ['us', 'tees', 60, 3, 150, 30],
  ['eu', 'trunks', 30, 3, 80, 10],
  ['eu', 'trunks', 30, 5, 120, 30],
  ['gb', 'trunks', 25, 3, 65, 10],
  ['gb', 'trunks', 25, 5, 99, 26],
  ['us', 'trunks', 32, 3, 80, 16],
  ['us', 'trunks', 32, 5, 120, 40],
  ['eu', 'heavyweight-tees', 65, 3, 150, 45],
  ['gb', 'heavyweight-tees', 55, 3, 140, 25],
  ['us', 'heavyweight-tees', 79, 3, 195, 42],
  ['gb', 'belts', 89, 1, 69, 20],
  ['us', 'belts', 125, 1, 105, 20],
])('in %s, %s at %i: %i for %i saves %i [PDP-13]', (region, name, eligible, quantity, price, saving) => {
  const offer = MULTI_BUYS[region].find((offer) => offer.name === name)
  const set = offer?.sets.find((set) => set.quantity === quantity)
  if (!offer || !set) throw new Error('no such offer')
  expect([offer.eligiblePrice, set.price, getSaving(offer, set)]).toEqual([eligible * 100, price * 100, saving * 100])
})

test('in the default shop, product type and price give the same offers with and without tags [PDP-13]', async () => {
  const { backend } = await givenScenario('default-shop')
  const untagged = ({ tags }: CatalogueProduct) => tags.filter((tag) => !tag.startsWith('multibuy:'))
  const differences = REGION_CODES.flatMap((region) =>
    backend.catalogue.products.flatMap((product) => {
      const names = (tags: readonly string[]) =>
        getOffers(toLine([{ ...product, tags }, 1], region), region).map(({ name }) => name)
      return names(product.tags).join() === names(untagged(product)).join() ? [] : [`${region} ${product.handle}`]
    }),
  )
  expect(differences).toEqual([])
})

test.each<[type: string, title: string, tags: string[], offers: string[]]>([
  ['Tops', 'Everyday Tee, Navy', [], ['tees']],
  ['T-shirts', 'Navy', [], ['tees']],
  ['T-Shirt', '', [], ['tees']],
  ['Tops', 'Heavyweight Tee, Ink', [], ['heavyweight-tees']],
  ['Tops', 'Committee Shirt', [], []],
  ['Underwear', 'Long Trunks, Black', [], ['trunks']],
  ['Swimwear', 'Trunks, Sea', [], []],
  ['Swims', 'Swim Trunks', [], []],
  ['Belts', 'Suede', [], ['belts']],
  ['Trousers', 'Beltless Chinos', [], []],
  ['Tops', 'Vest', ['multibuy:t-shirts'], ['tees']],
  ['Tops', 'Everyday Tee', ['multibuy:heavyweight-tees'], ['tees', 'heavyweight-tees']],
  ['Tops', 'Everyday Tee', ['multibuy:t-shirts', 'multibuy:none'], []],
])('%s "%s" with the tags %j count towards %j [PDP-13]', (type, title, tags, offers) => {
  expect(listOffersOfKind({ names: [type, title], tags })).toEqual(offers)
})

test('Europe has no offer on belts', () => {
  expect(MULTI_BUYS.eu.map(({ name }) => name)).not.toContain('belts')
})

test('product pages claim the same offers as the shop for every product and region [PDP-13]', async () => {
  const { backend } = await givenScenario('default-shop')
  const disagreements = REGION_CODES.flatMap((region) =>
    backend.catalogue.products.flatMap((product) => {
      const claimed = getOffers(toLine([product, 1], region), region).flatMap(({ sets }) => sets[0]?.quantity ?? [])
      const badges = getBadges(product, region).filter(({ badgeType }) => badgeType === 'auto-discount')
      const given = badges.map(({ title }) => Number(/^(\d+) for/.exec(title)?.[1] ?? 1))
      return claimed.join() === given.join()
        ? []
        : [`${region} ${product.handle}: claims ${claimed}, shop gives ${given}`]
    }),
  )
  expect(disagreements).toEqual([])
})

test('cards and pages show what one piece costs in the cart, for every product and region [PDP-01] [PDP-13]', async () => {
  const { backend, fetch, world } = await givenScenario('default-shop')
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const disagreements: string[] = []
  for (const region of REGION_CODES)
    for (const handle of WHOLE_RANGE) {
      const list = await readProducts(client, { store: region, handle }, new Map())
      const pages = await readCollectionProducts(client, region, handle)
      for (const shown of [...(list?.products ?? []), ...(pages ?? [])]) {
        const bought = getSimulatedPrices(world, region, backend.catalogue.byHandle.get(shown.handle))
        const [price, was] = [shown.price, shown.compareAtPrice ?? shown.price].map(toMinorUnits)
        if (bought && (price !== bought.paid || was !== bought.before))
          disagreements.push(`${region} ${shown.handle}: ${price}, was ${was}; costs ${JSON.stringify(bought)}`)
      }
    }
  expect(disagreements).toEqual([])
})

test('a belt costs £69 and was £89; in Europe it is not reduced [PDP-13]', () => {
  const getPrices = (region: RegionCode, reducedFrom: number | null = null) => {
    const { currency } = REGIONS[region]
    const compareAtPrice = reducedFrom === null ? null : toMoney(reducedFrom, { currency })
    const line = { ...toLine([goods.belt, 1], region), compareAtPrice }
    const { price, compareAtPrice: was } = applySingleOffer(line, region)
    return [price, was].map((money) => money && toMinorUnits(money) / 100)
  }
  expect(getPrices('gb')).toEqual([69, 89])
  expect(getPrices('us')).toEqual([105, 125])
  expect(getPrices('eu')).toEqual([99, null])
  // a store may have reduced the eligible price itself, or name a former price that was lower
  expect(getPrices('gb', 99_00)).toEqual([69, 99])
  expect(getPrices('gb', 80_00)).toEqual([69, 89])
})

/** What one piece in stock costs in a cart, and what it would without a discount, in minor units; null if all are sold out. */
function getSimulatedPrices(world: World, region: RegionCode, product: CatalogueProduct | undefined) {
  const getUnits = (variant: CatalogueVariant) => variant.price?.[region] ?? product?.price[region] ?? 0
  const cheapest = product?.variants
    .filter(({ inventory, preOrder }) => inventory > 0 && preOrder === null)
    .toSorted((one, other) => getUnits(one) - getUnits(other))[0]
  if (!cheapest) return null
  const lines = [buildCartLine(world, { variantId: cheapest.id, quantity: 1 })]
  const [line] = priceCart(world, buildCart(world, { region, lines })).lines
  if (!line) throw new Error(`${product?.handle} cannot be bought`)
  return { paid: line.total, before: Math.max(line.subtotal, line.compareAtPrice ?? 0) }
}

test.each<[string, Piece[], [number, number, string, string] | null]>([
  ['one tee', [[goods.tee, 1]], [2, 3, '115.00', '20.00']],
  [
    'tees of two styles',
    [
      [goods.tee, 1],
      [goods.secondTee, 1],
    ],
    [1, 3, '115.00', '20.00'],
  ],
  ['three tees', [[goods.tee, 3]], null],
  ['four tees', [[goods.tee, 4]], [2, 3, '115.00', '20.00']],
  ['three trunks', [[goods.trunks, 3]], [2, 5, '99.00', '16.00']],
  ['four trunks', [[goods.trunks, 4]], [1, 5, '99.00', '16.00']],
  ['five trunks', [[goods.trunks, 5]], null],
  ['six trunks', [[goods.trunks, 6]], [2, 3, '65.00', '10.00']],
  ['eight trunks', [[goods.trunks, 8]], [2, 5, '99.00', '16.00']],
  ['a belt', [[goods.belt, 1]], null],
  [
    'trunks that are nearer than tees',
    [
      [goods.tee, 1],
      [goods.trunks, 2],
    ],
    [1, 3, '65.00', '10.00'],
  ],
  [
    'tees that save more than trunks',
    [
      [goods.trunks, 2],
      [goods.tee, 2],
    ],
    [1, 3, '115.00', '20.00'],
  ],
  [
    'tees of two offers',
    [
      [goods.tee, 2],
      [goods.heavyTee, 1],
    ],
    [1, 3, '115.00', '20.00'],
  ],
  ['an empty cart', [], null],
])('the next offer says what is missing for %s [PDP-13]', (_what, pieces, expected) => {
  const next = getNextOffer(
    pieces.map((piece) => toLine(piece, 'gb')),
    'gb',
  )
  expect(next && [next.missing, next.quantity, next.price.amount, next.saves.amount]).toEqual(expected)
})

test('a reduced piece counts towards no offer', () => {
  const reduced = { ...toLine([goods.tee, 2], 'gb'), price: toMoney(40_00, { currency: 'GBP' }) }
  expect(getNextOffer([reduced], 'gb')).toBeNull()
})

test('checkout saves what the next offer promises, and only from that number of pieces on [PDP-13]', () => {
  const offered = [goods.tee, goods.secondTee, goods.trunks, goods.heavyTee, goods.belt, goods.heroes]
  // at most 7 each, because only 10 are in stock
  const pieceCounts = fc.tuple(...offered.map(() => fc.integer({ min: 0, max: 7 })))
  fc.assert(
    fc.property(fc.constantFrom(...REGION_CODES), pieceCounts, (region, counts) => {
      const pieces = offered.flatMap((product, at): Piece[] => (counts[at] ? [[product, counts[at]]] : []))
      const lines = pieces.map((piece) => toLine(piece, region))
      const next = getNextOffer(lines, region)
      const savedNow = getSimulatedSaving(region, pieces)
      const getExtraSaving = (product: CatalogueProduct, pieceCount: number) =>
        getSimulatedSaving(region, [...pieces, ...(pieceCount > 0 ? [[product, pieceCount] satisfies Piece] : [])]) -
        savedNow
      const product = next && pieces.find((piece) => isPartOf(piece, next.name, region))?.[0]
      if (next && product) {
        expect(getExtraSaving(product, next.missing)).toBe(toMinorUnits(next.saves))
        expect(getExtraSaving(product, next.missing - 1)).toBe(0)
      }
      // Belts are offered singly, so there is nothing to complete.
      const completable = pieces.filter(([product]) => product !== goods.belt && getExtraSaving(product, 1) > 0)
      expect(completable.length === 0 || next?.missing === 1).toBe(true)
    }),
    { numRuns: 60 },
  )
})

const isPartOf = (piece: Piece, name: string, region: RegionCode) =>
  getOffers(toLine(piece, region), region).some((offer) => offer.name === name)
