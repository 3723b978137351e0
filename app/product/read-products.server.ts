import { createRecentValues } from '#app/upstream/recent-values.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { addColours, type GroupedProduct, type SingleProduct } from './listed-product.ts'
import { singleProductFromWire } from './listed-product.wire.ts'

/** A collection with its products, in its order. */
export type ProductList = { handle: string; title: string; description: string; products: GroupedProduct[] }

/** More than the products of three regions, of some kilobytes each. */
const MAX_KNOWN = 3_000

/** What was read of products lately, in any collection. */
const knownProducts = createRecentValues<SingleProduct>(MAX_KNOWN)

/**
 * A collection by its handle; null if it does not exist. A product that was the same in an earlier response, of this
 * collection or another, is not read again. Throws UpstreamError.
 */
export async function readProducts(
  backend: Pick<BackendClient, 'collection'>,
  request: { store: RegionCode; handle: string },
  known = knownProducts,
): Promise<ProductList | null> {
  const collection = await backend.collection(request, { read: singleProductFromWire, known })
  return collection && { ...collection, products: addColours(collection.products) }
}
