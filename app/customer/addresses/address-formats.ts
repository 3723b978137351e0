import { COUNTRIES } from '#contracts/shop/countries.ts'
import type { AddressField } from './address.ts'

const toCodeSet = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** Countries whose addresses include the province. */
const WITH_PROVINCE = toCodeSet('AU CA US')
/** Countries that write the postcode before the city. */
const POSTCODE_FIRST = toCodeSet('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR IS IT LI LT LU MC NL NO PL PT RO SE SI SK')
/** Countries whose addresses need no postcode. */
const WITHOUT_POSTCODE = toCodeSet('AE HK IE')
/** Countries whose postcodes have digits only. */
const DIGITS_ONLY = toCodeSet(
  'AT AU BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NO NZ PL PT RO SE SG SI SK US ZA',
)

export const usesProvince = (country: string): boolean => WITH_PROVINCE.has(country)

export const needsPostcode = (country: string): boolean => !WITHOUT_POSTCODE.has(country)

/** Whether a keyboard of digits is enough for a country's postcodes. */
export const hasDigitPostcodes = (country: string): boolean => DIGITS_ONLY.has(country)

const POSTCODES: Readonly<Record<string, RegExp>> = {
  GB: /^(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|GIR\s*0AA)$/i,
  US: /^\d{5}(?:[-\s]?\d{4})?$/,
}
/** Some write their country's letters before the digits, such as LT-01100. */
const DIGITS = /^(?:[A-Z]{1,2}[-\s]?)?\d[\d\s-]*$/i

/** Whether a text has the form of a country's postcodes; any has where their form is not known. */
export const isPostcode = (text: string, country: string): boolean =>
  (POSTCODES[country] ?? (hasDigitPostcodes(country) ? DIGITS : /^/)).test(text.trim())

/** The fields of a place in the order in which a country writes them. */
export const listPlaceFields = (country: string): readonly Extract<AddressField, 'city' | 'province' | 'zip'>[] =>
  POSTCODE_FIRST.has(country) ? ['zip', 'city', 'province'] : ['city', 'province', 'zip']

/** What a country calls its provinces. */
export function getProvinceWord(country: string): 'state' | 'province' | 'county' | 'region' {
  if (country === 'US' || country === 'AU') return 'state'
  if (country === 'IE' || country === 'GB') return 'county'
  return country === 'CA' || country === 'ES' || country === 'IT' ? 'province' : 'region'
}

/** A state, county or province. */
export type Province = { code: string; name: string }

/** Whether the backend gives codes for its provinces, rather than names only. */
export const haveProvinceCodes = (provinces: readonly Province[]): boolean =>
  provinces.some(({ code, name }) => code !== name)

/** Countries whose national numbers have no trunk prefix 0, and Italy, which keeps it in international numbers. */
const WITHOUT_TRUNK_ZERO = new Set('CZ DK EE ES GR HK IS IT LU LV MC MT NO PL PT SG'.split(' '))

const findPrefix = (country: string) => COUNTRIES.find(({ alpha2 }) => alpha2 === country)?.phonePrefix

/** The digits of a typed number, with a plus before a calling code. */
const toDialled = (typed: string) => typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')

/**
 * Converts a phone number to E.164 ('+447700900123'), the only form that Shopify accepts; `country` is used for a number
 * without calling code. Other text is returned unchanged, for Shopify to refuse.
 */
export function toInternational(typed: string, country: string): string {
  const dialled = toDialled(typed)
  const prefix = findPrefix(country)
  if (!/^\+?\d+$/.test(dialled) || !prefix) return typed
  if (dialled.startsWith('+')) return dialled
  if (prefix === '+1') return `+1${dialled.replace(/^1(?=\d{10}$)/, '')}`
  return prefix + (WITHOUT_TRUNK_ZERO.has(country) ? dialled : dialled.replace(/^0/, ''))
}

/**
 * Returns the country whose calling code a number starts with; `country` if the number has none, or one that `country` uses as
 * well.
 */
export function findPhoneCountry(typed: string, country: string): string {
  const dialled = toDialled(typed)
  const matches = COUNTRIES.filter(({ phonePrefix }) => dialled.startsWith(phonePrefix)).map(({ alpha2 }) => alpha2)
  if (matches.includes(country)) return country
  // GB and US take precedence over countries that share their calling code, such as Jersey and Canada
  return matches.find((code) => code === 'GB' || code === 'US') ?? matches[0] ?? country
}
