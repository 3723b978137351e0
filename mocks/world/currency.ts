import { z } from 'zod'

/** How many minor units of each currency make one: 2 decimals for pounds, 0 for yen, 3 for dinars. Filled on use. */
const decimals = new Map<string, number>()

/** The decimals of a currency by ISO 4217. */
export function getDecimals(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const count = options.maximumFractionDigits ?? 2
  decimals.set(currency, count)
  return count
}

/** An amount in a currency's minor units, rounded. */
export const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(Number((amount * 10 ** getDecimals(currency)).toFixed(3)))

/** Minor units as a number of the currency. */
export const fromMinorUnits = (minor: number, currency: string): number => minor / 10 ** getDecimals(currency)

/** Formats minor units as Shopify's Decimal, with at least one decimal place and no trailing zeros: '98.0', '19.99', '1500.0'. */
export function toDecimal(minor: number, currency: string): string {
  const count = getDecimals(currency)
  const digits = String(Math.abs(minor)).padStart(count + 1, '0')
  const fraction = digits.slice(digits.length - count).replace(/0+$/, '')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, digits.length - count)}.${count === 0 ? '0' : fraction || '0'}`
}

const codes = new Set(Intl.supportedValuesOf('currency'))

/** Whether a text is the ISO code of a currency. */
const isCurrency = (code: string): boolean => codes.has(code)

/** An ISO code of a currency, in records and files. */
export const currencyCode = z.string().refine(isCurrency, 'expected a currency like "CAD"')
