import type { LineToAdd } from '#app/cart/cart.ts'
import { createTie, tieAddOn } from '#app/cart/line-attributes.ts'
import { MADE_TO_ORDER_KEY } from '#contracts/shop/made-to-order.ts'
import { LETTERS_KEY } from '#contracts/shop/personalised.ts'
import { type Gift, toGiftAttributes } from './gift-card/gift.ts'
import type { Product } from './product.ts'

/** The extras of an addition: the recipient of a gift card (PDP-09), or letters. */
type Extras = Partial<Gift> & {
  /** The letters as they will be sewn (PDP-07). */
  letters?: string
}

/**
 * The cart lines of one addition, with the attribute keys of spec 3 (`_mto` is a hidden note to the warehouse). Letters
 * are a second line, tied to the garment's by size and letters: adding the same letters again raises both quantities,
 * other letters make new lines.
 */
export function createLinesToAdd(
  { handle, isMadeToOrder, personalisation }: Pick<Product, 'handle' | 'isMadeToOrder' | 'personalisation'>,
  merchandiseId: string,
  { letters, ...gift }: Extras = {},
): LineToAdd[] {
  const hasLetters = personalisation && letters
  const attributes = [
    ...(isMadeToOrder ? [{ key: MADE_TO_ORDER_KEY, value: 'true' }] : []),
    ...toGiftAttributes(gift),
    ...(hasLetters ? [{ key: LETTERS_KEY, value: letters }] : []),
  ]
  const garment = { merchandiseId, quantity: 1, ...(attributes.length > 0 && { attributes }) }
  if (!hasLetters) return [garment]
  return tieAddOn(
    { ...garment, productHandle: handle },
    { merchandiseId: personalisation.merchandiseId, quantity: 1 },
    createTie(merchandiseId, letters),
  )
}
