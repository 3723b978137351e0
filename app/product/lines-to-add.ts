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
 * What goes into the cart for one press of the button, in one call. Attribute keys as spec 3 has them: `_mto` and
 * `_add-on` are notes to the warehouse and hidden, `message` is shown without a label.
 * The letters stand on the garment's own line and on the add-on's, whose `_add-on` names the garment's variant: the same
 * letters on the same size add up on both lines alike, and other letters make lines of their own.
 */
export function linesToAdd(
  { madeToOrder, personalisation }: Pick<Product, 'madeToOrder' | 'personalisation'>,
  merchandiseId: string,
  { message, letters }: Extras = {},
): LineToAdd[] {
  const sewing = personalisation && letters ? [{ key: 'Personalisation', value: letters }] : []
  const attributes = [
    ...(madeToOrder ? [{ key: '_mto', value: 'true' }] : []),
    ...(message ? [{ key: 'message', value: message }] : []),
    ...sewing,
  ]
  const garment = { merchandiseId, quantity: 1, ...(attributes.length > 0 && { attributes }) }
  if (!personalisation || sewing.length === 0) return [garment]
  const addOn = [{ key: '_add-on', value: merchandiseId }, ...sewing]
  return [garment, { merchandiseId: personalisation.merchandiseId, quantity: 1, attributes: addOn }]
}
