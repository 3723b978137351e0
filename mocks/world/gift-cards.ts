import { z } from 'zod'
import { VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { REGION_CODES, REGIONS } from '#contracts/shop/regions.ts'
import { currencyCode } from './currency.ts'

/** A gift card, bought in the shop or created by a scenario. */
export const giftCardRecord = z.object({
  /** gid://shopify/GiftCard/… */
  id: z.string(),
  region: z.enum(REGION_CODES),
  /** That of the region's store without one. */
  currency: currencyCode.optional(),
  /** Upper case, as mailed; redeeming accepts any case. */
  code: z.string(),
  /** Minor units. */
  initialValue: z.int().positive(),
  balance: z.int().min(0),
  expiresAt: z.iso.datetime(),
  disabled: z.boolean().default(false),
  /** The order in which it was bought. */
  orderId: z.string().nullable().default(null),
})

export type GiftCardRecord = z.output<typeof giftCardRecord>

/** When a gift card that is bought at a time expires. */
export function getGiftCardExpiry(from: Date): string {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + VOUCHER_MONTHS)
  return end.toISOString()
}

/** The currency of a card's balance. */
export const getCardCurrency = ({ currency, region }: GiftCardRecord): string => currency ?? REGIONS[region].currency

/** Whether a card can still pay. */
export const isUsable = ({ balance, disabled, expiresAt }: GiftCardRecord, now: Date): boolean =>
  !disabled && balance > 0 && Date.parse(expiresAt) > now.getTime()
