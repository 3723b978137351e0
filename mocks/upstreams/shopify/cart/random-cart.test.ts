import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getSellableQuantity } from '../goods/availability.ts'
import { goods } from '../shopify.fixtures.ts'
import { type Amount, type Cart, createShopper } from './shopper.fixtures.ts'

/** Two sizes each of products with and without offers. */
const VARIANTS = [goods.tee, goods.secondTee, goods.trunks, goods.belt, goods.heroes].flatMap((product) =>
  product.variants.slice(0, 2).map(({ id }) => id),
)
const merchandiseId = (variantId: string) => `gid://shopify/ProductVariant/${variantId}`

const variant = fc.constantFrom(...VARIANTS)
const quantity = fc.nat(12)
/** A line's position; modulo the number of lines. */
const position = fc.nat(20)

/** A change of the cart or of the stock. */
const step = fc.oneof(
  fc.record({ act: fc.constant('add' as const), variant, quantity }),
  fc.record({ act: fc.constant('update' as const), position, quantity }),
  fc.record({ act: fc.constant('remove' as const), position }),
  fc.record({ act: fc.constant('restock' as const), variant, quantity }),
  fc.record({ act: fc.constant('code' as const), codes: fc.subarray(['SORTED', 'FRIEND20']) }),
)

const minor = ({ amount }: Amount) => Math.round(Number(amount) * 100)
const sum = <Thing>(things: readonly Thing[], of: (thing: Thing) => number) =>
  things.reduce((total, thing) => total + of(thing), 0)

test('after any change, lines add up to the total within the stock [SIM-02]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const shopper = createShopper()
      const { world } = shopper.store
      let cart = await shopper.startCart()
      for (const next of steps) {
        const line =
          'position' in next ? cart.lines.nodes[next.position % Math.max(1, cart.lines.nodes.length)] : undefined
        if (next.act === 'restock') world.stock.set(next.variant, next.quantity)
        if (next.act === 'add')
          await shopper.addLines(cart.id, { merchandiseId: merchandiseId(next.variant), quantity: next.quantity })
        if (next.act === 'update' && line) await shopper.updateLines(cart.id, { id: line.id, quantity: next.quantity })
        if (next.act === 'remove' && line) await shopper.removeLines(cart.id, line.id)
        if (next.act === 'code') await shopper.setDiscountCodes(cart.id, ...next.codes)

        cart = (await shopper.readCart(cart.id)) ?? cart
        expectToAddUp(cart)
        for (const id of VARIANTS) {
          const cartLines = cart.lines.nodes.filter(({ merchandise }) => merchandise.id === merchandiseId(id))
          expect(sum(cartLines, (cartLine) => cartLine.quantity)).toBeLessThanOrEqual(getSellableQuantity(world, id))
        }
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

function expectToAddUp({ lines: { nodes: lines }, cost, discountAllocations, totalQuantity }: Cart) {
  for (const line of lines) {
    const saved = sum(line.discountAllocations, ({ discountedAmount }) => minor(discountedAmount))
    expect(minor(line.cost.subtotalAmount)).toBe(minor(line.cost.amountPerQuantity) * line.quantity)
    expect(minor(line.cost.totalAmount)).toBe(minor(line.cost.subtotalAmount) - saved)
  }
  expect(totalQuantity).toBe(sum(lines, (line) => line.quantity))
  expect(minor(cost.subtotalAmount)).toBe(sum(lines, (line) => minor(line.cost.totalAmount)))
  const codes = sum(discountAllocations, ({ discountedAmount }) => minor(discountedAmount))
  expect(minor(cost.totalAmount)).toBe(minor(cost.subtotalAmount) - codes)
}

test('all products of the random test are available', async () => {
  const shopper = createShopper()
  const { cart, warnings } = await shopper.createCart({
    lines: VARIANTS.map((id) => ({ merchandiseId: merchandiseId(id) })),
  })
  expect([cart?.totalQuantity, warnings]).toEqual([VARIANTS.length, []])
})
