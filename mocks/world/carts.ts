import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { CART_DAYS } from '#contracts/shop/visitor.ts'
import { quotedPrices } from './agents.ts'
import { addressRecord } from './customers.ts'
import { metafieldRecord } from './metafield-record.ts'

export const attribute = z.object({ key: z.string(), value: z.string() })

const cartLine = z.object({
  /** gid://shopify/CartLine/… */
  id: z.string(),
  /** Numeric tail of the variant's Shopify id. */
  variantId: z.string(),
  quantity: z.number().int().positive(),
  attributes: z.array(attribute).default([]),
  /** Numeric tail of the id of the plan that it is bought by. */
  sellingPlanId: z.string().optional(),
  /** gid://shopify/CartLine/… of the line that this one belongs to. */
  parentLineId: z.string().optional(),
})

/** The buyer, apart from the email. */
const buyer = z.object({
  phone: z.string().nullable().default(null),
  countryCode: z.string().nullable().default(null),
  /** gid://shopify/Customer/… */
  customerId: z.string().nullable().default(null),
  /** Values that the checkout is prefilled with. */
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

/** A delivery address of a cart; the selected one is used. */
const selectableAddress = z.object({
  /** gid://shopify/CartSelectableAddress/… */
  id: z.string(),
  selected: z.boolean(),
  /** Not saved with the customer's addresses. */
  oneTimeUse: z.boolean(),
  address: addressRecord,
})

/** A cart without prices: they are computed from the catalogue when it is read. */
export const cartRecord = z.object({
  /** The whole gid://shopify/Cart/<token>?key=<key>, which is also the secret for reading it. */
  id: z.string(),
  token: z.string(),
  region: z.enum(REGION_CODES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Set when the checkout was paid; Shopify then returns `cart: null`. */
  completedAt: z.iso.datetime().nullable().default(null),
  buyerEmail: z.string().nullable().default(null),
  buyer: buyer.default(() => buyer.parse({})),
  note: z.string().nullable().default(null),
  attributes: z.array(attribute).default([]),
  discountCodes: z.array(z.string()).default([]),
  /** gid://shopify/GiftCard/…, in payment order. */
  giftCards: z.array(z.string()).default([]),
  deliveryAddresses: z.array(selectableAddress).default([]),
  billingAddress: addressRecord.nullable().default(null),
  /** Handle of the selected delivery option; null leaves it to the store. */
  deliveryOption: z.string().nullable().default(null),
  metafields: z.array(metafieldRecord).default([]),
  /** The payment authorised through the cart API, in minor units. */
  payment: z.object({ amount: z.int() }).nullable().default(null),
  /** The completion through the cart API, or null. */
  completion: z
    .object({ attemptToken: z.string(), attemptId: z.string(), orderId: z.string() })
    .nullable()
    .default(null),
  lines: z.array(cartLine).default([]),
  /** The prices that the last agent to change it received. */
  quoted: quotedPrices.optional(),
})

export type CartRecord = z.output<typeof cartRecord>
export type CartLineRecord = z.output<typeof cartLine>
export type BuyerRecord = z.output<typeof buyer>
export type SelectableAddressRecord = z.output<typeof selectableAddress>

/** How long an unchanged cart exists: as long as its cookie (spec 9, "Cart cookie"). */
const CART_LIFETIME_MS = CART_DAYS * 24 * 60 * 60 * 1000

/** Until when a cart exists if nothing changes it. */
export const getCartExpiry = ({ updatedAt }: CartRecord): Date => new Date(Date.parse(updatedAt) + CART_LIFETIME_MS)

/** Whether a cart has been unchanged for longer than its lifetime. */
export const isExpired = (cart: CartRecord, now: Date): boolean => now > getCartExpiry(cart)
