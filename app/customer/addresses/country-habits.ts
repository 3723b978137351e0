import type { AddressField } from './address.ts'

const listOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** Countries that write the province on the envelope, so that a parcel needs it. */
const WITH_PROVINCE = listOf('AU CA US')
/** Countries that write the postcode before the city. */
const POSTCODE_FIRST = listOf('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR IS IT LI LT LU MC NL NO PL PT RO SE SI SK')
/** Countries without postcodes, or that can do without. */
const WITHOUT_POSTCODE = listOf('AE HK IE')
/** Countries whose postcodes are of digits alone. */
const DIGITS_ONLY = listOf(
  'AT AU BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NO NZ PL PT RO SE SG SI SK US ZA',
)

/** Whether a country's addresses carry the province. */
export const writesProvince = (country: string): boolean => WITH_PROVINCE.has(country)

/** Whether a country's addresses need a postcode. */
export const needsPostcode = (country: string): boolean => !WITHOUT_POSTCODE.has(country)

/** Whether a keyboard of digits is enough for a country's postcodes. */
export const hasDigitPostcodes = (country: string): boolean => DIGITS_ONLY.has(country)

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

/** Whether a backend gives codes for its provinces; otherwise names are all that is known. */
export const haveCodes = (provinces: readonly Province[]): boolean => provinces.some(({ code, name }) => code !== name)
