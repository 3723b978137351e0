import { type OptionType, parseOptionType, toUrlValue } from './option-codes.ts'
import { type FitOption, getSize, HALVES, isFitOption, type SavedFit } from './saved-fit.ts'

/** The fields of a product that decide which of its options a fit sizes. */
type FittedProduct = { productType: string; options: readonly { type: OptionType }[] }

/** PDP-15: belts and socks have sizes of their own, so a fit does not size them. */
const WITHOUT_FIT: ReadonlySet<string> = new Set(['Belts', 'Socks', 'Accessories', 'Gift Card'])

/** Options of products that are worn below the waist, so that their letter size is not that of a shirt. */
const OWN_LEGS: ReadonlySet<OptionType> = new Set(['shortsleg', 'trunksleg'])

const BOTTOM: readonly FitOption[] = HALVES.bottom

/** Whether a fit sizes an option of a product (FIT-18). Pages, cards, filters and the cart all use this rule. */
export function isSizedByFit(
  { productType, options }: FittedProduct,
  type: OptionType,
): type is FitOption & OptionType {
  if (WITHOUT_FIT.has(productType) || !isFitOption(type)) return false
  return BOTTOM.includes(type) || !options.some((option) => OWN_LEGS.has(option.type))
}

/** Whether a fit sizes any option of a product. */
export const hasFitOption = (product: FittedProduct): boolean =>
  product.options.some(({ type }) => isSizedByFit(product, type))

/**
 * Returns the size of a fit for an option of a product, spelt as in its list ('B', not 'Build B'); undefined if it has none.
 */
export const getFitValue = (fit: SavedFit | null, product: FittedProduct, type: OptionType): string | undefined =>
  isSizedByFit(product, type) ? getSize(fit, type) : undefined

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
