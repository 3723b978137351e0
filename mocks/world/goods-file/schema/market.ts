import { z } from 'zod'
import { currencyCode } from '../../currency.ts'
import { decimal, handle } from './parts.ts'
import { locale } from './translation.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

export const countryCode = z
  .string({ error: 'expected a country code like "GB"' })
  .refine((code) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined, 'expected a country code like "GB"')

/** Shopify's DeliveryMethodDefinitionInput. */
const deliveryMethod = z.strictObject({
  name: z.string().min(1),
  description: z.string().default(''),
  price: decimal.describe('in the market’s currency'),
  freeOver: decimal.nullish().describe('free for goods of more than it'),
})

/** Shopify's MarketCreateInput. */
export const market = z.strictObject({
  name: z.string().min(1),
  handle: handle.optional(),
  countries: z
    .tuple([countryCode], countryCode)
    .describe('ISO codes; the first market’s first is the shop’s own country'),
  currency: currencyCode.describe('what its customers pay in'),
  locales: z
    .tuple([locale], locale)
    .optional()
    .describe('its languages, the default first; all of the shop without it'),
  exchangeRate: z
    .number()
    .positive()
    .optional()
    .describe('what one of the first market’s currency is in this one, for prices that are not given in this one'),
  deliveryMethods: z
    .array(deliveryMethod)
    .default([{ name: 'Standard', description: '', price: '0' }])
    .describe('the first is selected; one that is free without them'),
})
export type MarketInput = z.output<typeof market>
