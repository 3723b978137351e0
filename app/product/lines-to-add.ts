import { tieAddOn } from '#app/cart/add-on.ts'
import type { LineToAdd } from '#app/cart/cart.ts'
import type { Product } from './product.ts'

/** What a shopper adds to a size. */
type Extras = {
  /** For the recipient of a gift card (PDP-09). */
  message?: string
  /** The letters as they will be sewn (PDP-07). */
  letters?: string
}

/** The longest gift card message, in characters. Assumed; below the 500 of a line attribute (cart-schemas.ts). */
export const MAX_MESSAGE = 300

/**
 * The cart lines of one addition, with the attribute keys of spec 3: `_mto` is a hidden note to the warehouse, `message`
 * is shown without a label. Letters add a second line, tied to the garment's by size and letters: the same letters again
 * raise both quantities, other letters make new lines.
 */
export function linesToAdd(
  { isMadeToOrder, personalisation }: Pick<Product, 'isMadeToOrder' | 'personalisation'>,
  merchandiseId: string,
  { message, letters }: Extras = {},
): LineToAdd[] {
  const hasLetters = personalisation && letters
  const attributes = [
    ...(isMadeToOrder ? [{ key: '_mto', value: 'true' }] : []),
    ...(message ? [{ key: 'message', value: message }] : []),
    ...(hasLetters ? [{ key: 'Personalisation', value: letters }] : []),
  ]
  const garment = { merchandiseId, quantity: 1, ...(attributes.length > 0 && { attributes }) }
  if (!hasLetters) return [garment]
  const size = merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1)
  return tieAddOn(garment, { merchandiseId: personalisation.merchandiseId, quantity: 1 }, `${size} ${letters}`)
}
