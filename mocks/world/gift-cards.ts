import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'

/** Money in somebody's inbox: bought in the shop, or dealt out by a scenario. */
export const giftCardRecord = z.object({
  /** gid://shopify/GiftCard/… */
  id: z.string(),
  region: z.enum(REGION_CODES),
  /** Upper case, as it is mailed; any case is accepted. */
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

/** Spec 9: vouchers are valid for six months. */
export function giftCardExpiry(from: Date): string {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + 6)
  return end.toISOString()
}

/** Whether a card still pays for anything. */
export const isUsable = ({ balance, disabled, expiresAt }: GiftCardRecord, now: Date): boolean =>
  !disabled && balance > 0 && Date.parse(expiresAt) > now.getTime()
