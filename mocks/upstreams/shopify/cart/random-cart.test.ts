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
const cartChange = fc.oneof(
  fc.record({ action: fc.constant('add' as const), variant, quantity }),
  fc.record({ action: fc.constant('update' as const), position, quantity }),
  fc.record({ action: fc.constant('remove' as const), position }),
  fc.record({ action: fc.constant('restock' as const), variant, quantity }),
  fc.record({ action: fc.constant('code' as const), codes: fc.subarray(['SORTED', 'FRIEND20']) }),
)

const toMinorUnits = ({ amount }: Amount) => Math.round(Number(amount) * 100)
const sum = <Item>(items: readonly Item[], getValue: (item: Item) => number) =>
  items.reduce((total, item) => total + getValue(item), 0)

test('after any change, lines add up to the total within the stock [SIM-02]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cartChange, { minLength: 1, maxLength: 15 }), async (changes) => {
      const shopper = createShopper()
      const { world } = shopper.store
      let cart = await shopper.startCart()
      for (const change of changes) {
        const line =
          'position' in change ? cart.lines.nodes[change.position % Math.max(1, cart.lines.nodes.length)] : undefined
        if (change.action === 'restock') world.stock.set(change.variant, change.quantity)
        if (change.action === 'add')
          await shopper.addLines(cart.id, { merchandiseId: merchandiseId(change.variant), quantity: change.quantity })
        if (change.action === 'update' && line)
          await shopper.updateLines(cart.id, { id: line.id, quantity: change.quantity })
        if (change.action === 'remove' && line) await shopper.removeLines(cart.id, line.id)
        if (change.action === 'code') await shopper.setDiscountCodes(cart.id, ...change.codes)

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
})

function expectToAddUp({ lines: { nodes: lines }, cost, discountAllocations, totalQuantity }: Cart) {
  for (const line of lines) {
    const saved = sum(line.discountAllocations, ({ discountedAmount }) => toMinorUnits(discountedAmount))
    expect(toMinorUnits(line.cost.subtotalAmount)).toBe(toMinorUnits(line.cost.amountPerQuantity) * line.quantity)
    expect(toMinorUnits(line.cost.totalAmount)).toBe(toMinorUnits(line.cost.subtotalAmount) - saved)
  }
  expect(totalQuantity).toBe(sum(lines, (line) => line.quantity))
  expect(toMinorUnits(cost.subtotalAmount)).toBe(sum(lines, (line) => toMinorUnits(line.cost.totalAmount)))
  const codes = sum(discountAllocations, ({ discountedAmount }) => toMinorUnits(discountedAmount))
  expect(toMinorUnits(cost.totalAmount)).toBe(toMinorUnits(cost.subtotalAmount) - codes)
}

test('all products of the random test are available', async () => {
  const shopper = createShopper()
  const { cart, warnings } = await shopper.createCart({
    lines: VARIANTS.map((id) => ({ merchandiseId: merchandiseId(id) })),
  })
  expect([cart?.totalQuantity, warnings]).toEqual([VARIANTS.length, []])
})
