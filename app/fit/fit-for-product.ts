import type { OptionType } from './option-codes.ts'
import { type FitOption, getSize, HALVES, isFitOption, type SavedFit } from './saved-fit.ts'

/** As much of a product as decides which of its options a fit sizes. */
type FittedProduct = { productType: string; options: readonly { type: OptionType }[] }

/** PDP-15: belts are measured round and socks by the foot, so their sizes are not those of a fit. */
const WITHOUT_FIT: ReadonlySet<string> = new Set(['Belts', 'Socks', 'Accessories', 'Gift Card'])

/** A product with one of these is worn below the waist, and its S to XXL is not the size of a shirt. */
const OWN_LEGS: ReadonlySet<OptionType> = new Set(['shortsleg', 'trunksleg'])

const BOTTOM: readonly FitOption[] = HALVES.bottom

/** Whether a fit sizes an option of a product (FIT-18). The one rule for pages, cards, filters and the cart. */
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

/** The size that a fit gives an option of a product, spelt as in its list ('B', not 'Build B'); undefined where it gives none. */
export const getFitValue = (fit: SavedFit | null, product: FittedProduct, type: OptionType): string | undefined =>
  isSizedByFit(product, type) ? getSize(fit, type) : undefined
