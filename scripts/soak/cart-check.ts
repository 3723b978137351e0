import type { Cart } from './shop-calls.ts'
import type { Tally } from './tally.ts'

/** What a shopper has put into his cart: quantities by variant. */
export type Expected = Map<string, number>

const addUp = (cart: Cart | null): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { merchandiseId, quantity } of cart?.lines ?? [])
    sums.set(merchandiseId, (sums.get(merchandiseId) ?? 0) + quantity)
  return sums
}

/** What the shop says when others have bought the stock. */
const STOCK_NOTICES = ['cart.adjusted', 'cart.capped']

/** Compares a cart with what its shopper put into it. Less than that is right where the shop says that the stock is gone. */
export function checkCart(
  cart: Cart | null,
  expected: Expected,
  { shopper, notice, tally }: { shopper: string; notice: string | null; tally: Tally },
): void {
  const sums = addUp(cart)
  const isCut = notice !== null && STOCK_NOTICES.includes(notice)
  if (expected.size > 0 && sums.size === 0 && !isCut)
    tally.breach('a lost cart', `${shopper} had ${expected.size} lines, and was told ${notice}`)
  for (const [variant, quantity] of expected) {
    const actual = sums.get(variant) ?? 0
    if (actual > quantity) tally.breach('a doubled line', `${shopper}: ${actual} of ${variant} instead of ${quantity}`)
    if (actual < quantity && !isCut && sums.size > 0)
      tally.breach('a lost line', `${shopper}: ${actual} of ${variant} instead of ${quantity}, and was told ${notice}`)
    if (actual < quantity && isCut) {
      tally.count('lines cut to the stock')
      if (actual === 0) expected.delete(variant)
      else expected.set(variant, actual)
    }
  }
  for (const variant of sums.keys())
    if (!expected.has(variant)) tally.breach('a line of nobody', `${shopper}: ${variant}`)
}
