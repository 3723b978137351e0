import { fitValue } from '#app/fit/fit-choice.ts'
import { optionType, valueInUrl } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { CartLine } from './cart.ts'

/**
 * What the saved fit says instead, like 'Waist 34, Leg 32', where a line has another size; null where it agrees or knows
 * nothing of these goods. Somebody may well buy for his brother: it is a word, and nothing stands in the way.
 */
export function fitInstead({ options }: Pick<CartLine, 'options'>, fit: SavedFit | null): string | null {
  const others = options.flatMap(({ key, value }) => {
    const type = optionType(key)
    const own = type && fitValue(fit, type)
    return own !== undefined && own !== valueInUrl(value) ? [`${key} ${own}`] : []
  })
  return others.length > 0 ? others.join(', ') : null
}
