import { z } from 'zod'
import { countryCode } from './market.ts'
import { time } from './parts.ts'

/** Shopify's MailingAddressInput. */
const address = z.strictObject({
  firstName: z.string().optional().describe('the customer’s without it'),
  lastName: z.string().optional(),
  company: z.string().nullish(),
  address1: z.string().default(''),
  address2: z.string().default(''),
  city: z.string().default(''),
  provinceCode: z.string().nullish(),
  countryCode,
  zip: z.string().default(''),
  phone: z.string().nullish(),
})

const order = z.strictObject({
  name: z.string().optional().describe('its number for the customer, like "#1001"'),
  processedAt: time,
  displayFulfillmentStatus: z.enum(['DELIVERED', 'FULFILLED', 'UNFULFILLED']).default('DELIVERED'),
  lineItems: z
    .array(
      z.strictObject({
        sku: z.string().optional(),
        product: z.string().optional().describe('the handle of a product, of which the first variant was bought'),
        quantity: z.int().positive().default(1),
      }),
    )
    .min(1)
    .describe('what was bought, by sku or by product'),
})

/** Shopify's CustomerInput, with the customer's orders. */
export const customer = z.strictObject({
  email: z.email('expected an email address'),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  phone: z.string().nullish(),
  tags: z.array(z.string()).default([]),
  addresses: z.array(address).default([]).describe('the first is the default one'),
  orders: z.array(order).default([]).describe('the customer’s orders'),
})
export type CustomerInput = z.output<typeof customer>
