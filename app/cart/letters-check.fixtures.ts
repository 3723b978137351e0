import { isLettersOffer } from '#app/product/personalisation/takes-letters.server.ts'
import { productFromWire } from '#app/product/product.wire.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Given } from '#mocks/package/given.ts'
import type { LineToAdd } from './cart.ts'
import type { Letters } from './cart-deps.server.ts'
import { createTie, tieAddOn } from './line-attributes.ts'

/** Creates a letters check for the products of a world. */
export function createLettersCheck({ fetch, backend }: Pick<Given, 'fetch' | 'backend'>, store: RegionCode) {
  const client = createBackendClient({ fetch, baseUrl: `${backend.origin}/backend` })
  return async ({ productHandle, ...letters }: Letters): Promise<boolean> => {
    const wire = await client.product({ store, handle: productHandle })
    return isLettersOffer(wire && productFromWire(wire, store), letters)
  }
}

/** A polo shirt of the simulated shop with two sizes, and the variant that its letters are sold as. */
export const SHIRT = {
  handle: 'pique-polo-navy',
  small: 'gid://shopify/ProductVariant/1841036',
  medium: 'gid://shopify/ProductVariant/1841037',
  letters: 'gid://shopify/ProductVariant/2581001',
}

/** A shirt with letters as two lines, as its page adds them. */
export const aShirtWithLetters = (letters = 'AB', quantity = 1, merchandiseId = SHIRT.small): LineToAdd[] =>
  tieAddOn(
    {
      merchandiseId,
      quantity,
      productHandle: SHIRT.handle,
      attributes: [{ key: 'Personalisation', value: letters }],
    },
    { merchandiseId: SHIRT.letters, quantity },
    createTie(merchandiseId, letters),
  )
