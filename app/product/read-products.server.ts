import { LRUCache } from 'lru-cache'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { addColours, type GroupedProduct, leadStyles, type SingleProduct, toCard } from './listed-product.ts'
import { singleProductFromWire } from './listed-product.wire.ts'
import type { ProductCard } from './product.ts'
import { getListTags } from './product-tags.ts'

/** A collection with its products, in its order. */
export type ProductList = { handle: string; title: string; description: string; products: GroupedProduct[] }

/** The most cached products, of some kilobytes each. Three regions have fewer. */
const MAX_KNOWN = 3_000

/** Recently parsed products of all collections. */
const knownProducts = new LRUCache<string, SingleProduct>({ max: MAX_KNOWN })

/** Parsed products by the hash of their bytes. */
type KnownProducts = { get(key: string): SingleProduct | undefined; set(key: string, product: SingleProduct): unknown }

/** The cache key of a list, and the tags of its products. */
export const getListSource = (place: string, { store, handle }: { store: RegionCode; handle: string }) => ({
  name: `${place} ${store} ${handle}`,
  getTags: (list: ProductList | null) =>
    getListTags(store, list?.products.map(({ productId }) => productId) ?? [], handle),
})

/**
 * A collection by its handle; null if it does not exist. Products that are unchanged since an earlier response are not parsed
 * again. Throws UpstreamError.
 */
export async function readProducts(
  backend: Pick<BackendClient, 'collection'>,
  { store, handle }: { store: RegionCode; handle: string },
  known: KnownProducts = knownProducts,
): Promise<ProductList | null> {
  const collection = await backend.collection(
    { store, handle },
    {
      read: (wire) => singleProductFromWire(wire, store),
      // The key has the store, because a price without a currency is in the store's.
      known: {
        get: (hash) => known.get(`${store} ${hash}`),
        set: (hash, product) => known.set(`${store} ${hash}`, product),
      },
    },
  )
  if (!collection) return null
  return {
    handle: collection.handle || handle,
    title: collection.title || toCollectionTitle(handle),
    description: collection.description ?? '',
    products: addColours(leadStyles(collection.products, collection.first_products ?? [])),
  }
}

/** A collection's title from its handle: 'Pleated trousers' from 'pleated-trousers'. */
function toCollectionTitle(handle: string): string {
  const words = handle.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The cards of up to `most` products: one of each style before a second one of any. They name no other colours, because a list
 * may hold only some of a style's.
 */
export function pickTeasers(products: readonly GroupedProduct[], most: number): ProductCard[] {
  const styles = new Set<string>()
  const first = products.filter(({ group }) => !styles.has(group) && styles.add(group))
  const others = products.filter((product) => !first.includes(product))
  return [...first, ...others].slice(0, most).map((product) => ({ ...toCard(product), colours: [] }))
}
