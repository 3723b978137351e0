import { z } from 'zod'

/**
 * The currencies of ISO 4217 that have another number of decimals than two. Intl has those that people write: no decimals
 * for the Hungarian forint, the rupiah and others, which have two at Shopify.
 */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((currency) => [currency, 3])),
  CLF: 4,
  UYW: 4,
}

/** The decimals of a currency by ISO 4217. */
export const getDecimals = (currency: string): number => DECIMALS[currency] ?? 2

/** An amount in a currency's minor units, rounded. */
export const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(Number((amount * 10 ** getDecimals(currency)).toFixed(4)))

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
