import { COUNTRIES } from '#contracts/shop/countries.ts'

/** Countries that dial no 0 before a number at home; Italians dial it abroad, too. */
const WITHOUT_TRUNK_ZERO = new Set('CZ DK EE ES GR HK IS IT LU LV MC MT NO PL PT SG'.split(' '))

const findPrefix = (country: string) => COUNTRIES.find(({ alpha2 }) => alpha2 === country)?.phonePrefix

/** The digits of a typed number, with a plus before a calling code. */
const toDialled = (typed: string) => typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')

/**
 * A phone number in E.164 ('+447700900123'), the only form that Shopify takes; `country` is that of a number without
 * calling code. For numbers that the backend does not rewrite. What is no number stays as it is, for Shopify to refuse.
 */
export function toInternational(typed: string, country: string): string {
  const dialled = toDialled(typed)
  const prefix = findPrefix(country)
  if (!/^\+?\d+$/.test(dialled) || !prefix) return typed
  if (dialled.startsWith('+')) return dialled
  if (prefix === '+1') return `+1${dialled.replace(/^1(?=\d{10}$)/, '')}`
  return prefix + (WITHOUT_TRUNK_ZERO.has(country) ? dialled : dialled.replace(/^0/, ''))
}

/** The country whose calling code a number starts with; `country` where it has none, or shares that one. */
export function findPhoneCountry(typed: string, country: string): string {
  const dialled = toDialled(typed)
  const matches = COUNTRIES.filter(({ phonePrefix }) => dialled.startsWith(phonePrefix)).map(({ alpha2 }) => alpha2)
  if (matches.includes(country)) return country
  // the islands share Britain's code, and Canada that of the United States
  return matches.find((code) => code === 'GB' || code === 'US') ?? matches[0] ?? country
}
