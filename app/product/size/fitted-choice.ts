import { getFitValue } from '#app/fit/fit-for-product.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import { parseSavedFit, type SavedFit } from '#app/fit/saved-fit.ts'
import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'

/** The choice of a saved fit: one index for each option, null where the fit gives no size or the product lacks it. */
export const getFittedChoice = (product: Product, fit: SavedFit | null): Choice =>
  product.options.map(({ type, values }) => {
    const size = getFitValue(fit, product, type)
    const index = values.findIndex((value) => toUrlValue(value) === size)
    return index < 0 ? null : index
  })

/** The choice of a saved fit, parsed from the text of its cookie. */
export const parseFittedChoice = (product: Product, savedFit: string): Choice =>
  getFittedChoice(product, parseSavedFit(savedFit))
