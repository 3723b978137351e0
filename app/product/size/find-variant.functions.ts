import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import type { Product } from '../product.ts'
import { getChoiceFromSearch, getColourState, getVariant } from './choice.ts'

const size = z.record(z.string().max(10), z.string().max(20))

/**
 * The variant of a product in a size if it is in stock. Not cached if the backend has a product call, because stock changes.
 */
export const fetchVariant = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200), search: size }))
  .handler(async ({ data: { region, handle, search } }) => {
    try {
      return findVariant(await readShopProduct(region, handle), search)
    } catch (cause) {
      report('cart.add-failed', cause)
      return { ok: false, failure: 'cart.add-failed' } as const
    }
  })

/** A variant that can be added to the cart, or why there is none. */
type FindVariantOutcome =
  | { ok: true; merchandiseId: string }
  | { ok: false; failure: 'cart.variant-unavailable' | 'cart.colour-unavailable' }

/** The variant of a product in the sizes of an address. An unknown product counts as an unavailable colour. */
export function findVariant(product: Product | null, search: SearchStrings): FindVariantOutcome {
  if (!product || getColourState(product) !== 'available') return { ok: false, failure: 'cart.colour-unavailable' }
  const variant = getVariant(product, getChoiceFromSearch(product.options, search))
  return variant?.state === 'available'
    ? { ok: true, merchandiseId: variant.merchandiseId }
    : { ok: false, failure: 'cart.variant-unavailable' }
}
