import { type GiftCardRecord, getCardCurrency, isUsable } from '../../../world/gift-cards.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { toMoney } from '../money.ts'
import { getLastCharacters } from '../pricing/gift-cards.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { type CartUserError, type CartWarning, createUserError } from './user-error.ts'

/**
 * Reads gift card codes and returns the ids of the cards. As at Shopify, codes are case-insensitive but not trimmed, and
 * unknown, unusable and repeated ones are ignored.
 */
export function readGiftCards(
  { world, region }: ShopifyContext,
  codes: readonly string[] | null | undefined,
): string[] {
  const now = world.clock.now()
  const cardIds = (codes ?? []).flatMap((code) => {
    const upperCaseCode = code.toUpperCase()
    const card = world.giftCards.findFirst((query) =>
      query.where((record) => record.region === region && record.code === upperCaseCode),
    )
    return card && isUsable(card, now) ? [card.id] : []
  })
  return [...new Set(cardIds)]
}

/** Removes gift cards from a cart. The error for an unknown id is assumed, because Shopify does not document one. */
export function removeGiftCards(
  cardIds: readonly string[],
  appliedIds: readonly string[],
): { giftCards: string[]; errors: CartUserError[] } {
  const cardIdByAppliedId = new Map(cardIds.map((id) => [getAppliedId(id), id]))
  const errors = appliedIds.flatMap((id, index) =>
    cardIdByAppliedId.has(id)
      ? []
      : [createUserError('INVALID', ['appliedGiftCardIds', index], 'The specified gift card does not exist.')],
  )
  const removedIds = new Set(appliedIds.map((id) => cardIdByAppliedId.get(id)))
  return { giftCards: cardIds.filter((id) => !removedIds.has(id)), errors }
}

/** The warnings for gift cards of a cart that pay nothing, because they were bought in another currency. */
export function getGiftCardWarnings({ giftCards: cards }: Pick<World, 'giftCards'>, cart: PricedCart): CartWarning[] {
  const { id, giftCards } = cart.record
  return giftCards.flatMap((cardId) => {
    const card = cards.findFirst((query) => query.where((record) => record.id === cardId))
    if (!card || getCardCurrency(card) === cart.currency) return []
    const message = `The gift card that ends in ${getLastCharacters(card)} cannot be used in the currency of the cart.`
    return [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', message, target: id }]
  })
}

/** Cart.appliedGiftCards. */
export function toAppliedGiftCards({ payments, currency }: PricedCart) {
  return payments.map(({ card, amount }) => {
    const [amountUsed, balance] = [toMoney(amount, { currency }), toMoney(card.balance, { currency })]
    return {
      id: getAppliedId(card.id),
      lastCharacters: getLastCharacters(card),
      amountUsed,
      amountUsedV2: amountUsed,
      presentmentAmountUsed: amountUsed,
      balance,
      balanceV2: balance,
    }
  })
}

const getAppliedId = (cardId: GiftCardRecord['id']) => toGid('AppliedGiftCard', fromGid('GiftCard', cardId) ?? '')
