import type { RegionCode } from '#contracts/regions.ts'
import type { WhereFrom } from './where-from.ts'

/** What the country modal asks: back to the shop that was chosen, over to the one at home, or which of all. */
export type CountryQuestion =
  | { kind: 'chosen-before'; there: RegionCode }
  | { kind: 'at-home'; there: RegionCode }
  | { kind: 'elsewhere' }

/**
 * Whether to ask a visitor about the shop they are in, and what (REG-06): whoever chose a shop wants that one, whoever
 * did not wants the one at home, and who has none at home may say which. No question where that is this shop already, or
 * where nobody knows where the visitor is.
 */
export function countryQuestion(about: {
  from: WhereFrom
  shop: RegionCode
  chosen: RegionCode | undefined
}): CountryQuestion | null {
  const { from, shop, chosen } = about
  if (chosen) return chosen === shop ? null : { kind: 'chosen-before', there: chosen }
  if (from === 'unknown' || from === shop) return null
  return from === 'elsewhere' ? { kind: 'elsewhere' } : { kind: 'at-home', there: from }
}
