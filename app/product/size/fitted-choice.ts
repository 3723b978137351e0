import { fitValue } from '#app/fit/fit-choice.ts'
import { type OptionType, valueInUrl } from '#app/fit/option-codes.ts'
import { parseSavedFit, type SavedFit } from '#app/fit/saved-fit.ts'
import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'
import { takesFit } from './takes-fit.ts'

/** Where a garment has one of these it is worn below the waist, and its S to XXL is not the shirt's. */
const LEGS_OF_THEIR_OWN: ReadonlySet<OptionType> = new Set(['shortsleg', 'trunksleg'])

/** What a fit chooses of a product: one index an option, null where the fit has nothing to say or the product no such size. */
export function choiceOfFit(product: Product, fit: SavedFit | null): Choice {
  const { options } = product
  const known = takesFit(product)
  const below = options.some(({ type }) => LEGS_OF_THEIR_OWN.has(type))
  return options.map(({ type, values }) => {
    if (!known || (below && type === 'size')) return null
    const wanted = fitValue(fit, type)
    const index = values.findIndex((value) => valueInUrl(value) === wanted)
    return index < 0 ? null : index
  })
}

/** The same, of a fit as its cookie keeps it. */
export const choiceOfKeptFit = (product: Product, text: string): Choice => choiceOfFit(product, parseSavedFit(text))
