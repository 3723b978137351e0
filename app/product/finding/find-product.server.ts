import { orNull } from '#app/upstream/or-null.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { toSkuHandle } from '../fallbacks.wire.ts'
import type { Product } from '../product.ts'
import { productFromWire } from '../product.wire.ts'

/** The collections of a store, each read once for all visitors. */
export type KnownCollections = {
  /** Handles of the collections to search, in that order. */
  list: () => Promise<readonly string[]>
  /** null if there is no such collection. */
  readAddresses: (collection: string) => Promise<Addresses | null>
  /** null if there is no such collection. */
  readProducts: (collection: string) => Promise<readonly Product[] | null>
}

/**
 * A product by the name in its address, from the first collection that has it; null if none has. Throws UpstreamError if a
 * collection that may have it cannot be read.
 */
async function findProduct(collections: KnownCollections, name: string): Promise<Product | null> {
  let failure: { cause: unknown } | undefined
  for (const collection of await collections.list()) {
    try {
      const addresses = await collections.readAddresses(collection)
      const handle = addresses ? findHandle(addresses, name) : undefined
      if (handle === undefined) continue
      const products = await collections.readProducts(collection)
      const product = products?.find((candidate) => candidate.handle === handle)
      if (product) return product
    } catch (cause) {
      failure ??= { cause }
    }
  }
  if (failure) throw failure.cause
  return null
}

/** Where products of a store are read. `collections` are searched only if the product call does not decide. */
export type ProductSources = {
  store: RegionCode
  backend: Pick<BackendClient, 'product'>
  collections: KnownCollections
  /** Whether the product call knows every product, so that its 404 is final. */
  isCallComplete: () => Promise<boolean>
}

/**
 * A product as its page shows it, by its handle or another name; null if the shop does not have it. The specification
 * gives no call for a product, so collections are searched where the backend has no such call. Throws UpstreamError.
 */
export async function readProduct(sources: ProductSources, name: string): Promise<Product | null> {
  const { store, backend, collections } = sources
  const wire = await orNull(backend.product({ store, handle: name }))
  if (!wire) return (await sources.isCallComplete()) ? null : findProduct(collections, name)
  const product = productFromWire({ ...wire, handle: wire.handle || name }, store)
  return wire.colourways ? product : { ...product, colourways: await findColourways(collections, product) }
}

/** The colours of a product's style; none if they cannot be read, because its page works without them. */
async function findColourways(collections: KnownCollections, { handle }: Product): Promise<Product['colourways']> {
  const listed = await findProduct(collections, handle).catch(() => null)
  return listed?.colourways ?? []
}

/** The handles of a collection's products, by every name that an address may use for them. */
type Addresses = {
  handleByName: Readonly<Record<string, string>>
  /** Whether the backend sends handles. If so, its product call, where it has one, finds all of these products. */
  hasOwnHandles: boolean
}

/**
 * Maps the names that addresses use to the handles of a collection's products. `findShopifyHandles` returns Shopify's
 * handles of products by id, in that order, because search results, carts and bookmarks use them.
 */
export async function toAddresses(
  products: readonly Pick<Product, 'handle' | 'sku' | 'id'>[],
  findShopifyHandles: (ids: readonly string[]) => Promise<readonly (string | null)[]>,
): Promise<Addresses> {
  const hasOwnHandles = products.length > 0 && products.every(({ handle, sku }) => handle !== toSkuHandle(sku))
  const shopifyHandles = hasOwnHandles ? [] : await findShopifyHandles(products.map(({ id }) => id))
  const names = products.flatMap(({ handle }, index) => {
    const shopifyHandle = shopifyHandles[index]
    return shopifyHandle ? [[shopifyHandle, handle] as const] : []
  })
  const own = products.flatMap(({ handle, sku }) => [[toSkuHandle(sku), handle] as const, [handle, handle] as const])
  // a product's own names take precedence over Shopify's names of other products
  return { handleByName: Object.fromEntries([...names, ...own]), hasOwnHandles }
}

/** The handle of the product that an address names; undefined if it is not in the collection. */
const findHandle = ({ handleByName }: Addresses, name: string): string | undefined =>
  Object.hasOwn(handleByName, name) ? handleByName[name] : undefined
