import { getOfferNotice, parseDiscountCode } from '#app/cart/cart-address.ts'
import { messageFor } from '#app/copy/messages.ts'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import type { Locale } from '#contracts/shop/regions.ts'
import type { Notification } from './notification-machine.ts'

/**
 * Spec 9: "when utm content and term match a particular campaign pair, the discount code is set to SORTED and the
 * newsletter prompt is hidden". The pair is configuration.
 */
export type Campaign = { content: string; term: string }

/** The discount code of an address, and whether it comes from the campaign, whose code takes precedence (CART-14). */
export function parseDiscount(search: object, campaign: Campaign): { code: string | null; isCampaign: boolean } {
  const code = parseDiscountCode(getText(search, 'discount'))
  const isCampaign =
    getText(search, 'utm_content') === campaign.content && getText(search, 'utm_term') === campaign.term
  return { code: isCampaign ? WELCOME_CODE : (code ?? null), isCampaign }
}

/** A search parameter that occurs once. */
function getText(search: object, name: string): string | undefined {
  const value: unknown = Reflect.get(search, name)
  return typeof value === 'string' ? value : undefined
}

/** The notification of a code from the address (CART-14); one that could not be stored stays until it is dismissed. */
export const getDiscountNotification = (code: string, locale: Locale, isStored: boolean): Notification =>
  isStored
    ? { type: 'discount-code', theme: 'success', text: messageFor(getOfferNotice(code), locale) }
    : { type: 'cookies-refused', theme: 'info', text: messageFor('discount.cookies-refused', locale) }
