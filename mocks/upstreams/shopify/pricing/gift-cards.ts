import type { CartRecord } from '../../../world/carts.ts'
import { type GiftCardRecord, isUsable } from '../../../world/gift-cards.ts'
import type { World } from '../../../world/world.ts'

/** A gift card with what it pays of a cart, in minor units. */
export type Payment = { card: GiftCardRecord; amount: number }

/** What each gift card of a cart pays, in order, until nothing is left to pay. A card that ran out meanwhile pays nothing. */
export function payWithGiftCards(world: World, { giftCards }: CartRecord, total: number): Payment[] {
  if (giftCards.length === 0) return []
  const now = world.clock.now()
  let left = total
  return giftCards.flatMap((id): Payment[] => {
    const card = world.giftCards.findFirst((query) => query.where((each) => each.id === id))
    if (!card || !isUsable(card, now)) return []
    const amount = Math.min(card.balance, left)
    left -= amount
    return [{ card, amount }]
  })
}

/** The last characters of a code, which is all of it that is ever shown. */
export const lastCharacters = ({ code }: GiftCardRecord): string => code.slice(-4)
