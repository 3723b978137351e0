import { getLetterOfWaist } from '#app/fit/figure/body-from-sizes.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import { getSize, isFitOption, type SavedFit } from '#app/fit/saved-fit.ts'
import { toListedValue } from '#contracts/shop/option-lists.ts'
import type { Product } from '../product.ts'
import type { Choice } from '../size/choice.ts'
import { getFittedChoice } from '../size/fitted-choice.ts'

export const EXAMPLES = ['lean', 'average', 'full'] as const
export type Example = (typeof EXAMPLES)[number]

/** Men of three builds by their sizes, for a shopper without a fit. */
export const EXAMPLE_FITS: Readonly<Record<Example, SavedFit>> = {
  lean: {
    bottom: { waist: '30', build: 'A', leg: '32', taper: 'Slim' },
    top: { size: 'S', chest: '36', cut: 'Slim', length: 'Regular' },
  },
  average: {
    bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
    top: { size: 'M+', chest: '40', cut: 'Straight', length: 'Regular' },
  },
  full: {
    bottom: { waist: '40', build: 'C', leg: '32', taper: 'Straight' },
    top: { size: 'XL', chest: '46', cut: 'Straight', length: 'Regular' },
  },
}

/** The choice of a man of these sizes; drawcord shorts have letters for waists. */
export const getWornChoice = (product: Product, fit: SavedFit): Choice =>
  getFittedChoice(product, fit).map((fitted, at) => {
    const option = product.options[at]
    if (fitted !== null || option?.type !== 'size') return fitted
    const index = option.values.indexOf(getLetterOfWaist(getSize(fit, 'waist')) ?? '')
    return index < 0 ? null : index
  })

/** The man whose sizes are chosen; null while neither a girth nor a letter is. */
export function toChosenFit({ options, worn }: Pick<Product, 'options' | 'worn'>, choice: Choice): SavedFit | null {
  const sizes = options.flatMap(({ type, values }, at) => {
    const value = isFitOption(type) ? toListedValue(type, toUrlValue(values[choice[at] ?? -1] ?? '')) : undefined
    return value === undefined ? [] : [[type, value] as const]
  })
  if (!sizes.some(([type]) => type === 'waist' || type === 'size' || type === 'chest')) return null
  const half = Object.fromEntries(sizes)
  return worn?.half === 'bottom' ? { bottom: half, top: {} } : { bottom: {}, top: half }
}
