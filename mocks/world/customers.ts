import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { metafieldRecord } from './metafield-record.ts'

/** An address with Shopify's field names (spec 3, "Customer"). */
export const addressRecord = z.object({
  /** gid://shopify/MailingAddress/… */
  id: z.string(),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  company: z.string().nullable().default(null),
  address1: z.string().default(''),
  address2: z.string().default(''),
  city: z.string().default(''),
  province: z.string().nullable().default(null),
  provinceCode: z.string().nullable().default(null),
  country: z.string().default(''),
  countryCode: z.string().default(''),
  zip: z.string().default(''),
  phone: z.string().nullable().default(null),
})

export const customerRecord = z.object({
  /** gid://shopify/Customer/… */
  id: z.string(),
  region: z.enum(REGION_CODES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  /** Null until the first change. */
  updatedAt: z.iso.datetime().nullable().default(null),
  /** An invited customer has an account without a password. */
  state: z.enum(['enabled', 'invited', 'disabled']).default('enabled'),
  /** Null without a password: then any password is accepted. */
  passwordHash: z.string().nullable().default(null),
  /** The token of the latest password-reset or invitation mail. */
  mailedToken: z
    .object({ purpose: z.enum(['reset', 'activate']), token: z.string(), expiresAt: z.iso.datetime() })
    .nullable()
    .default(null),
  tags: z.array(z.string()).default([]),
  /** Marketing by email. */
  acceptsMarketing: z.boolean().default(false),
  /** Marketing by SMS. */
  acceptsTexts: z.boolean().default(false),
  addresses: z.array(addressRecord).default([]),
  defaultAddressId: z.string().nullable().default(null),
  /** Those that the customer's storefront has set. */
  metafields: z.array(metafieldRecord).optional(),
  /** Tokens that give access to this customer in the Storefront API. */
  accessTokens: z.array(z.string()).default([]),
  /** OAuth access tokens of the sign-in service, which open the Customer Account API only. */
  accountTokens: z.array(z.string()).default([]),
})

export type AddressRecord = z.output<typeof addressRecord>
export type CustomerRecord = z.output<typeof customerRecord>
