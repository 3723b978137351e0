import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'

export const attribute = z.object({ key: z.string(), value: z.string() })

export const cartLine = z.object({
  /** gid://shopify/CartLine/… */
  id: z.string(),
  /** Numeric tail of the variant's Shopify id. */
  variantId: z.string(),
  quantity: z.number().int().positive(),
  attributes: z.array(attribute).default([]),
})

/** A cart, wire-neutral: money is worked out on reading, from the catalogue. */
export const cartRecord = z.object({
  /** The whole gid://shopify/Cart/<token>?key=<key>, which is also the secret that opens it. */
  id: z.string(),
  token: z.string(),
  region: z.enum(REGION_CODES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Set when the checkout was paid; Shopify then answers `cart: null`. */
  completedAt: z.iso.datetime().nullable().default(null),
  buyerEmail: z.string().nullable().default(null),
  attributes: z.array(attribute).default([]),
  discountCodes: z.array(z.string()).default([]),
  lines: z.array(cartLine).default([]),
})

export type CartRecord = z.output<typeof cartRecord>
export type CartLineRecord = z.output<typeof cartLine>
