import type { OptionType } from './option-codes.ts'
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
