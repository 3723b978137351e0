import { type GiftCardRecord, isUsable } from '../../../world/gift-cards.ts'
import type { ShopifyContext } from '../context.ts'
import { gid, idOf } from '../gid.ts'
import { money } from '../money.ts'
import { lastCharacters } from '../pricing/gift-cards.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { type CartUserError, userError } from './user-error.ts'

/**
 * The cards behind some codes. As in life a code is read in any case but not trimmed, one given twice counts once,
 * and one that opens nothing is passed over without a word.
 */
export function readGiftCards(
  { world, region }: ShopifyContext,
  codes: readonly string[] | null | undefined,
): string[] {
  const now = world.clock.now()
  const found = (codes ?? []).flatMap((code) => {
    const wanted = code.toUpperCase()
    const card = world.giftCards.findFirst((query) =>
      query.where((each) => each.region === region && each.code === wanted),
    )
    return card && isUsable(card, now) ? [card.id] : []
  })
  return [...new Set(found)]
}

/** The cards that are left. Assumed: Shopify does not document what it says to an id that is not on the cart. */
export function withoutGiftCards(
  cards: readonly string[],
  appliedIds: readonly string[],
): { giftCards: string[]; errors: CartUserError[] } {
  const applied = new Map(cards.map((id) => [appliedId(id), id]))
  const errors = appliedIds.flatMap((id, index) =>
    applied.has(id)
      ? []
      : [userError('INVALID', ['appliedGiftCardIds', index], 'The specified gift card does not exist.')],
  )
  const gone = new Set(appliedIds.map((id) => applied.get(id)))
  return { giftCards: cards.filter((id) => !gone.has(id)), errors }
}

/** Cart.appliedGiftCards. */
export function appliedGiftCards({ payments, record: { region } }: PricedCart) {
  return payments.map(({ card, amount }) => {
    const [used, balance] = [money(amount, region), money(card.balance, region)]
    return {
      id: appliedId(card.id),
      lastCharacters: lastCharacters(card),
      amountUsed: used,
      amountUsedV2: used,
      presentmentAmountUsed: used,
      balance,
      balanceV2: balance,
    }
  })
}

const appliedId = (cardId: GiftCardRecord['id']) => gid('AppliedGiftCard', idOf('GiftCard', cardId) ?? '')
