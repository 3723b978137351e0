import { successMessages } from '#contracts/errors/success-messages.ts'
import type { Notification } from './notification-machine.ts'

/** Spec 8: the code of the first order, whose banner says how much it takes off. */
const WELCOME_CODE = 'SORTED'

/**
 * Spec 9: "when utm content and term match a particular campaign pair, the discount code is set to SORTED and the
 * newsletter prompt is hidden". Which pair is not shown: this one is assumed. Whoever comes by it has the offer already
 * that the prompt would make.
 */
const CAMPAIGN = { content: 'first-order', term: 'sorted' } as const

/** Codes are short words; anything else in the address is none. */
const CODE = /^[\w-]{1,40}$/

/** What an address brings a shopper: a code for the checkout, and whether it makes the newsletter's offer needless (CART-14). */
export function discountIn(search: object): { code: string | null; isCampaign: boolean } {
  const asked = textOf(search, 'discount')
  const isCampaign = textOf(search, 'utm_content') === CAMPAIGN.content && textOf(search, 'utm_term') === CAMPAIGN.term
  if (asked !== undefined && CODE.test(asked)) return { code: asked, isCampaign }
  return { code: isCampaign ? WELCOME_CODE : null, isCampaign }
}

/** A parameter that is there once. */
function textOf(search: object, name: string): string | undefined {
  const value: unknown = Reflect.get(search, name)
  return typeof value === 'string' ? value : undefined
}

/** What a shopper is told of the code that came with the address (CART-14). Shopify's codes know no case. */
export const discountNotification = (code: string): Notification => ({
  type: 'discount-code',
  theme: 'success',
  text: successMessages[code.toUpperCase() === WELCOME_CODE ? 'discount.sorted' : 'discount.other'],
})
