import { getFitValue } from './fit-for-product.ts'
import { parseOptionType, toUrlValue } from './option-codes.ts'
import type { SavedFit } from './saved-fit.ts'

/** The fields of a cart line that decide its fit hint. */
type SizedLine = { options: readonly { key: string; value: string }[]; product: { productType: string } }

/**
 * The sizes of the saved fit that a line differs from, like 'Waist 34, Leg 32'; null where it agrees or the fit says
 * nothing of the product. It is only a hint, since the line may be for another person.
 */
export function getFitHint({ options, product: { productType } }: SizedLine, fit: SavedFit | null): string | null {
  const known = options.flatMap(({ key, value }) => {
    const type = parseOptionType(key)
    return type ? [{ key, value, type }] : []
  })
  const differing = known.flatMap(({ key, value, type }) => {
    const fitValue = getFitValue(fit, { productType, options: known }, type)
    return fitValue !== undefined && fitValue !== toUrlValue(value) ? [`${key} ${fitValue}`] : []
  })
  return differing.length > 0 ? differing.join(', ') : null
}
