import { CURRENCIES, type Currency, type RegionCode } from '#contracts/regions.ts'

/** Shopify's MoneyV2. */
export type Money = { amount: string; currencyCode: Currency }

/** Shopify's Decimal for an amount in minor units: at least one digit after the point, no idle zeros ('98.0', '19.99'). */
export function decimal(minor: number): string {
  const sign = minor < 0 ? '-' : ''
  const units = Math.floor(Math.abs(minor) / 100)
  const cents = Math.abs(minor) % 100
  return `${sign}${units}.${cents % 10 === 0 ? cents / 10 : String(cents).padStart(2, '0')}`
}

/** An amount in minor units, in the currency that the region's store sells in. */
export function money(minor: number, region: RegionCode): Money {
  return { amount: decimal(minor), currencyCode: CURRENCIES[region] }
}

/** As a shopper reads it: '£98.00'. */
export function moneyText(minor: number, region: RegionCode): string {
  return exact[region].format(minor / 100)
}

/** As an offer words it, without pence: '£115'. */
export function wholeMoney(minor: number, region: RegionCode): string {
  return rounded[region].format(minor / 100)
}

/** What stands before an amount in each store. */
export const CURRENCY_SYMBOLS: Record<RegionCode, string> = { gb: '£', us: '$', eu: '€' }

/** Intl knows no en-EU, the eu store's product locale: Irish English puts the euro sign where our copy has it. */
const formats = (options: Intl.NumberFormatOptions): Record<RegionCode, Intl.NumberFormat> => ({
  gb: new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCIES.gb, ...options }),
  us: new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCIES.us, ...options }),
  eu: new Intl.NumberFormat('en-IE', { style: 'currency', currency: CURRENCIES.eu, ...options }),
})
const exact = formats({})
const rounded = formats({ maximumFractionDigits: 0 })
