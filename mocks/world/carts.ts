import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { addressRecord } from './customers.ts'

export const attribute = z.object({ key: z.string(), value: z.string() })

const cartLine = z.object({
  /** gid://shopify/CartLine/… */
  id: z.string(),
  /** Numeric tail of the variant's Shopify id. */
  variantId: z.string(),
  quantity: z.number().int().positive(),
  attributes: z.array(attribute).default([]),
})

/** Who buys, beside the email. */
export const buyer = z.object({
  phone: z.string().nullable().default(null),
  countryCode: z.string().nullable().default(null),
  /** gid://shopify/Customer/… */
  customerId: z.string().nullable().default(null),
  /** What the checkout is to be filled in with. */
  preferences: z
    .object({
      wallet: z.array(z.string()).nullable(),
      delivery: z
        .object({
          deliveryMethod: z.array(z.string()),
          pickupHandle: z.array(z.string()),
          coordinates: z.object({ latitude: z.number(), longitude: z.number(), countryCode: z.string() }).nullable(),
        })
        .nullable(),
    })
    .nullable()
    .default(null),
})

/** Where a cart could be sent; the selected one is where it will be. */
const selectableAddress = z.object({
  /** gid://shopify/CartSelectableAddress/… */
  id: z.string(),
  selected: z.boolean(),
  /** Not to be kept with the customer's addresses. */
  oneTimeUse: z.boolean(),
  address: addressRecord,
})

const cartMetafield = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
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
  buyer: buyer.default(() => buyer.parse({})),
  note: z.string().nullable().default(null),
  attributes: z.array(attribute).default([]),
  discountCodes: z.array(z.string()).default([]),
  /** gid://shopify/GiftCard/…, in the order in which they pay. */
  giftCards: z.array(z.string()).default([]),
  deliveryAddresses: z.array(selectableAddress).default([]),
  billingAddress: addressRecord.nullable().default(null),
  /** Handle of the delivery option that was chosen; null leaves it to the store. */
  deliveryOption: z.string().nullable().default(null),
  metafields: z.array(cartMetafield).default([]),
  /** What was agreed to be paid through the cart API, in minor units. */
  payment: z.object({ amount: z.int() }).nullable().default(null),
  /** How the cart was completed through the cart API, if it was. */
  completion: z
    .object({ attemptToken: z.string(), attemptId: z.string(), orderId: z.string() })
    .nullable()
    .default(null),
  lines: z.array(cartLine).default([]),
})

export type CartRecord = z.output<typeof cartRecord>
export type CartLineRecord = z.output<typeof cartLine>
export type BuyerRecord = z.output<typeof buyer>
export type SelectableAddressRecord = z.output<typeof selectableAddress>
export type CartMetafieldRecord = z.output<typeof cartMetafield>

/** How long a cart is kept that nobody touches: as long as the shop remembers it (spec 9, "Cart cookie"). */
const CART_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

export const isExpired = ({ updatedAt }: CartRecord, now: Date): boolean =>
  now.getTime() - Date.parse(updatedAt) > CART_LIFETIME_MS
