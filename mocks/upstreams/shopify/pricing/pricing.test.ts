import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { buildCart, buildCartLine } from '../../../world/factories.ts'
import { createTestStore, goods } from '../shopify.fixtures.ts'
import { chooseBundles } from './choose-bundles.ts'
import { getDiscountAmount } from './discount-codes.ts'
import { priceCart } from './price-cart.ts'
import { splitAmount } from './split-amount.ts'

/** Prices a cart of pieces. */
function priceTestCart(region: RegionCode, pieces: [CatalogueProduct, number][], discountCodes: string[] = []) {
  const { world } = createTestStore()
  const lines = pieces.map(([{ variants }, quantity]) =>
    buildCartLine(world, { variantId: variants[0]?.id ?? '', quantity }),
  )
  return priceCart(world, buildCart(world, { region, lines, discountCodes }))
}

// Spec 9, "Multi-buy offers", row by row
test.each<[string, RegionCode, CatalogueProduct, number, number, number]>([
  ['T-shirts', 'eu', goods.tee, 3, 150_00, 15_00],
  ['T-shirts', 'gb', goods.tee, 3, 115_00, 20_00],
  ['T-shirts', 'us', goods.tee, 3, 150_00, 30_00],
  ['trunks', 'eu', goods.trunks, 3, 80_00, 10_00],
  ['trunks', 'eu', goods.trunks, 5, 120_00, 30_00],
  ['trunks', 'gb', goods.trunks, 3, 65_00, 10_00],
  ['trunks', 'gb', goods.trunks, 5, 99_00, 26_00],
  ['trunks', 'us', goods.trunks, 3, 80_00, 16_00],
  ['trunks', 'us', goods.trunks, 5, 120_00, 40_00],
  ['heavyweight tees', 'eu', goods.heavyTee, 3, 150_00, 45_00],
  ['heavyweight tees', 'gb', goods.heavyTee, 3, 140_00, 25_00],
  ['heavyweight tees', 'us', goods.heavyTee, 3, 195_00, 42_00],
  ['belts', 'gb', goods.belt, 1, 69_00, 20_00],
  ['belts', 'us', goods.belt, 1, 105_00, 20_00],
  ['belts', 'eu', goods.belt, 1, 99_00, 0],
])('%s in %s have the offer of the spec [PDP-13]', (_name, region, product, quantity, total, saved) => {
  const cart = priceTestCart(region, [[product, quantity]])
  expect([cart.total, cart.lines[0]?.subtotal]).toEqual([total, total + saved])
})

test('an offer counts pieces of all lines and splits its saving exactly [CART-12]', () => {
  const cart = priceTestCart('gb', [
    [goods.tee, 2],
    [goods.secondTee, 1],
  ])
  expect(cart.lines.map(({ offers }) => offers)).toEqual([
    [{ title: 'T-shirts 3 for £115', amount: 13_34, bundleSaving: 20_00 }],
    [{ title: 'T-shirts 3 for £115', amount: 6_66, bundleSaving: 20_00 }],
  ])
  expect(cart.total).toBe(115_00)
})

test('pieces of different offers are not combined', () => {
  const cart = priceTestCart('gb', [
    [goods.tee, 2],
    [goods.heavyTee, 1],
  ])
  expect(cart.total).toBe(2 * 45_00 + 55_00)
})

test('a reduced piece is not part of an offer', () => {
  const { world } = createTestStore()
  const reduced = { ...goods.tee, price: { gb: 40_00, us: 60_00, eu: 55_00 } }
  const variant = reduced.variants[0]
  if (!variant) throw new Error('the tee has no variants')
  const catalogue = { ...world.catalogue, variantById: new Map([[variant.id, { product: reduced, variant }]]) }
  const sale = createTestStore({ catalogue }).world
  const cart = buildCart(sale, { lines: [buildCartLine(sale, { variantId: variant.id, quantity: 3 })] })
  expect(priceCart(sale, cart).total).toBe(120_00)
})

test.each([
  [1, 25_00],
  [4, 65_00 + 25_00],
  [6, 99_00 + 25_00],
  [8, 99_00 + 65_00],
  [9, 99_00 + 65_00 + 25_00],
  [10, 2 * 99_00],
])('%i trunks cost the cheapest mix of bundles', (quantity, total) => {
  expect(priceTestCart('gb', [[goods.trunks, quantity]]).total).toBe(total)
})

test('no other mix of bundles is cheaper', () => {
  const bundles = fc.array(
    fc.record({ quantity: fc.integer({ min: 2, max: 6 }), price: fc.integer({ min: 1, max: 500 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 }), bundles, (pieces, offered) => {
      const cheapest = (remaining: number): number =>
        remaining <= 0
          ? 0
          : Math.min(
              100 + cheapest(remaining - 1),
              ...offered
                .filter(({ quantity }) => quantity <= remaining)
                .map((bundle) => bundle.price + cheapest(remaining - bundle.quantity)),
            )
      const chosenBundles = chooseBundles(pieces, 100, offered)
      const bundledPieces = chosenBundles.reduce((sum, { quantity }) => sum + quantity, 0)
      const cost = chosenBundles.reduce((sum, { price }) => sum + price, 0) + (pieces - bundledPieces) * 100
      expect(cost).toBe(cheapest(pieces))
    }),
    { numRuns: 40 },
  )
})

test('SORTED takes 10% off the subtotal after offers [CART-12]', () => {
  const cart = priceTestCart('gb', [[goods.tee, 3]], ['sorted'])
  expect([cart.subtotal, cart.total]).toEqual([115_00, 103_50])
  expect(cart.codes).toEqual([{ code: 'sorted', applicable: true }])
})

test('only the better of two codes applies', () => {
  const cart = priceTestCart('gb', [[goods.heroes, 4]], ['FRIEND20', 'SORTED'])
  expect(cart.codes).toEqual([
    { code: 'FRIEND20', applicable: false },
    { code: 'SORTED', applicable: true },
  ])
  expect(cart.total).toBe(392_00 - 39_20)
})

test.each([
  ['SORTED', 98_00, 9_80],
  ['FRIEND20', 99_99, 0],
  ['FRIEND20', 100_00, 20_00],
  ['NONSENSE', 100_00, 0],
])('%s on %i takes off %i', (code, subtotal, amount) => {
  expect(getDiscountAmount(code, subtotal, { region: 'gb', currency: 'GBP', hasCustomer: false })).toBe(amount)
})

test('the code of a person applies with its customer alone', () => {
  const getAmount = (hasCustomer: boolean) =>
    getDiscountAmount('WELCOMEBACK', 100_00, { region: 'gb', currency: 'GBP', hasCustomer })
  expect([getAmount(true), getAmount(false)]).toEqual([15_00, 0])
})

test('split shares add up and differ by less than a penny', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, shares) => {
      const whole = shares.reduce((sum, share) => sum + share, 0)
      fc.pre(whole > 0)
      const parts = splitAmount(total, shares)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (total * (shares[index] ?? 0)) / whole)).toBeLessThan(1)
    }),
  )
})

test('the lines of any cart add up to its total in every region [CART-12]', () => {
  const allProducts = Object.values(goods)
  const quantities = fc.array(fc.integer({ min: 1, max: 7 }), {
    minLength: allProducts.length,
    maxLength: allProducts.length,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...REGION_CODES),
      quantities,
      fc.subarray(['SORTED', 'FRIEND20']),
      (region, counts, codes) => {
        const cart = priceTestCart(
          region,
          allProducts.map((product, index) => [product, counts[index] ?? 1]),
          codes,
        )
        for (const line of cart.lines) {
          const saved = line.offers.reduce((sum, { amount }) => sum + amount, 0)
          expect(line.total).toBe(line.unitPrice * line.quantity - saved)
          expect(line.total).toBeGreaterThan(0)
        }
        expect(cart.subtotal).toBe(cart.lines.reduce((sum, line) => sum + line.total, 0))
        expect(cart.total).toBe(cart.lines.reduce((sum, line) => sum + line.total - line.codeDiscount, 0))
      },
    ),
    { numRuns: 60 },
  )
})
