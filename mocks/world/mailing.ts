import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** One person's mailing-list subscription (spec 3, "Mailing subscription payload"). */
export const subscriptionRecord = z.object({
  id: z.string(),
  store: z.enum(REGION_CODES),
  /** The latest request: subscribe or unsubscribe. */
  method: z.string(),
  email: z.string().nullable().default(null),
  phoneNumber: z.string().nullable().default(null),
  phoneCountryCode: z.string().nullable().default(null),
  lists: z.array(z.object({ channel: z.string(), listId: z.string() })).default([]),
  userId: z.string().nullable().default(null),
  source: z.string().nullable().default(null),
  at: z.iso.datetime(),
})

/** A request to stop the printed catalogue (FORM-05). */
export const unsubscriptionRecord = z.object({
  id: z.string(),
  // worlds that were saved without it had gb's form only
  store: z.enum(REGION_CODES).default('gb'),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  postcode: z.string(),
  message: z.string().default(''),
  at: z.iso.datetime(),
})

/** A back-in-stock request (PDP-10). */
export const stockRequestRecord = z.object({
  id: z.string(),
  store: z.enum(REGION_CODES),
  email: z.string(),
  /** Variant id or sku, whichever the shop sent: spec 7 does not show the request body. */
  variantId: z.string().nullable().default(null),
  sku: z.string().nullable().default(null),
  at: z.iso.datetime(),
})
