import { CURRENCIES, type Currency, type RegionCode } from '#contracts/regions.ts'

/** Shopify's MoneyV2. */
type Money = { amount: string; currencyCode: Currency }

/** Formats minor units as Shopify's Decimal, with at least one decimal place and no trailing zeros: '98.0', '19.99'. */
export function toDecimal(minor: number): string {
  const sign = minor < 0 ? '-' : ''
  const units = Math.floor(Math.abs(minor) / 100)
  const cents = Math.abs(minor) % 100
  return `${sign}${units}.${cents % 10 === 0 ? cents / 10 : String(cents).padStart(2, '0')}`
}

/** An amount in minor units, in the currency of the region's store. */
export function toMoney(minor: number, region: RegionCode): Money {
  return { amount: toDecimal(minor), currencyCode: CURRENCIES[region] }
}

/** Formats minor units for shoppers: '£98.00'. */
export function formatPrice(minor: number, region: RegionCode): string {
  return exactFormats[region].format(minor / 100)
}

/** Formats minor units without pence, as offers do: '£115'. */
export function formatWholePrice(minor: number, region: RegionCode): string {
  return wholeFormats[region].format(minor / 100)
}

export const CURRENCY_SYMBOLS: Record<RegionCode, string> = { gb: '£', us: '$', eu: '€' }

/** Intl does not know en-EU, the locale of the eu store; en-IE puts the euro sign in the same place. */
const createFormats = (options: Intl.NumberFormatOptions): Record<RegionCode, Intl.NumberFormat> => ({
  gb: new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCIES.gb, ...options }),
  us: new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCIES.us, ...options }),
  eu: new Intl.NumberFormat('en-IE', { style: 'currency', currency: CURRENCIES.eu, ...options }),
})
const exactFormats = createFormats({})
const wholeFormats = createFormats({ maximumFractionDigits: 0 })
