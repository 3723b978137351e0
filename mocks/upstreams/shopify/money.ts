import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { fromMinorUnits, getDecimals, toDecimal } from '../../world/currency.ts'

/** Shopify's MoneyV2. */
type Money = { amount: string; currencyCode: string }

/** A store, and the currency of the market that its prices are for: of a request, a cart or an order. */
export type PriceList = { region: RegionCode; currency: string }

/** An amount in minor units, in the currency of what it is part of. */
export const toMoney = (minor: number, { currency }: Pick<PriceList, 'currency'>): Money => ({
  amount: toDecimal(minor, currency),
  currencyCode: currency,
})

/** Formats minor units for shoppers: '£98.00'. */
export const formatPrice = (minor: number, { region, currency }: PriceList): string =>
  createFormat(region, currency, { minimumFractionDigits: getDecimals(currency) }).format(
    fromMinorUnits(minor, currency),
  )

/** Formats minor units of the region's own currency without pence, as offers do: '£115'. */
export const formatWholePrice = (minor: number, region: RegionCode): string =>
  createFormat(region, REGIONS[region].currency, { maximumFractionDigits: 0 }).format(minor / 100)

/** A currency's sign for shoppers of the region: '£', '¥', 'CA$'. */
export const getCurrencySymbol = (currency: string, region: RegionCode): string =>
  createFormat(region, currency, { currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Shop.moneyFormat: '£{{amount}}', and without decimals '¥{{amount_no_decimals}}'. */
export const getMoneyFormat = (currency: string, region: RegionCode): string =>
  `${getCurrencySymbol(currency, region)}{{${getDecimals(currency) === 0 ? 'amount_no_decimals' : 'amount'}}}`

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' })

/** A currency's English name in Shopify's capitals: 'British Pound'. */
export const getCurrencyName = (currency: string): string =>
  CURRENCY_NAMES[currency] ?? currencyNames.of(currency) ?? ''

const CURRENCY_NAMES: Readonly<Record<string, string>> = { USD: 'United States Dollar' }

/** Intl does not know en-EU, the locale of the eu store; en-IE puts the euro sign in the same place. */
const LOCALES: Readonly<Record<RegionCode, string>> = { gb: 'en-GB', us: 'en-US', eu: 'en-IE' }

const formats = new Map<string, Intl.NumberFormat>()

function createFormat(region: RegionCode, currency: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = [region, currency, ...Object.values(options)].join(' ')
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[region], { style: 'currency', currency, ...options })
  formats.set(key, format)
  return format
}
