import { fitValue } from '#app/fit/fit-choice.ts'
import { type OptionType, valueInUrl } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { Choice } from './choice.ts'
import type { Product } from './product.ts'

/** PDP-15: belts are measured round and socks by the foot; what they call a size is none of a fit's. */
const WITHOUT_FIT = new Set(['Belts', 'Socks', 'Gift Card'])
/** Where a garment has one of these it is worn below the waist, and its S to XXL is not the shirt's. */
const LEGS_OF_THEIR_OWN: ReadonlySet<OptionType> = new Set(['shortsleg', 'trunksleg'])

/** What a fit chooses of a product: one index an option, null where the fit has nothing to say or the product no such size. */
export function choiceOfFit({ productType, options }: Product, fit: SavedFit | null): Choice {
  const below = options.some(({ type }) => LEGS_OF_THEIR_OWN.has(type))
  return options.map(({ type, values }) => {
    if (WITHOUT_FIT.has(productType) || (below && type === 'size')) return null
    const wanted = fitValue(fit, type)
    const index = values.findIndex((value) => valueInUrl(value) === wanted)
    return index < 0 ? null : index
  })
}

/** Whether a fit could say anything about a product at all (PDP-15). */
export const takesFit = ({ productType, options }: Pick<Product, 'productType' | 'options'>): boolean =>
  !WITHOUT_FIT.has(productType) && options.length > 0

/** What the address says goes before what the fit says (PDP-02). */
export const orElse = (choice: Choice, fitted: Choice): Choice =>
  choice.map((chosen, at) => chosen ?? fitted[at] ?? null)
