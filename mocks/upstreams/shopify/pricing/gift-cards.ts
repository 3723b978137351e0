import type { CartRecord } from '../../../world/carts.ts'
import { type GiftCardRecord, getCardCurrency, isUsable } from '../../../world/gift-cards.ts'
import type { World } from '../../../world/world.ts'

/** The part of a cart's total that a gift card pays, in minor units. */
export type GiftCardPayment = { card: GiftCardRecord; amount: number }

/** The payments of a cart's gift cards, in order, up to the total. Expired or empty cards, and those of another currency, pay nothing. */
export function getGiftCardPayments(
  world: World,
  { giftCards }: CartRecord,
  { total, currency }: { total: number; currency: string },
): GiftCardPayment[] {
  if (giftCards.length === 0) return []
  const now = world.clock.now()
  let due = total
  return giftCards.flatMap((cardId): GiftCardPayment[] => {
    const card = world.giftCards.findFirst((query) => query.where(({ id }) => id === cardId))
    if (!card || !isUsable(card, now) || getCardCurrency(card) !== currency) return []
    const amount = Math.min(card.balance, due)
    due -= amount
    return [{ card, amount }]
  })
}

/** The last four characters of a gift card's code, which identify it to shoppers. */
export const getLastCharacters = ({ code }: GiftCardRecord): string => code.slice(-4)
