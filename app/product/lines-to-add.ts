import { withAddOn } from '#app/cart/add-on.ts'
import type { LineToAdd } from '#app/cart/change-queue.ts'
import type { Product } from './product.ts'

/** What a shopper gives along with a size. */
export type Extras = {
  /** To whoever gets the gift card (PDP-09). */
  message?: string
  /** The letters to put on it, as they will be sewn (PDP-07). */
  letters?: string
}

/** As much as a gift card says. Assumed; an attribute of a line takes 500 characters here (cart-schemas.ts). */
export const MAX_MESSAGE = 300

/**
 * What goes into the cart for one press of the button, in one call. Attribute keys as spec 3 has them: `_mto` is a note to
 * the warehouse and hidden, `message` is shown without a label. Letters stand on the garment's own line, and make one
 * beside it; the two are tied by size and letters, so that the same again adds up on both alike and other letters make
 * lines of their own.
 */
export function linesToAdd(
  { madeToOrder, personalisation }: Pick<Product, 'madeToOrder' | 'personalisation'>,
  merchandiseId: string,
  { message, letters }: Extras = {},
): LineToAdd[] {
  const sewn = personalisation && letters
  const attributes = [
    ...(madeToOrder ? [{ key: '_mto', value: 'true' }] : []),
    ...(message ? [{ key: 'message', value: message }] : []),
    ...(sewn ? [{ key: 'Personalisation', value: letters }] : []),
  ]
  const garment = { merchandiseId, quantity: 1, ...(attributes.length > 0 && { attributes }) }
  if (!sewn) return [garment]
  const size = merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1)
  return withAddOn(garment, { merchandiseId: personalisation.merchandiseId, quantity: 1 }, `${size} ${letters}`)
}
