import { orNull } from '#app/upstream/or-null.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Product } from '../product.ts'
import { productFromWire } from '../product.wire.ts'
import { type Addresses, findHandle } from './addresses.ts'

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

/** What finds a product of one store. `collections` are searched only where the product call cannot tell. */
export type ProductSources = {
  store: RegionCode
  backend: Pick<BackendClient, 'product'>
  collections: KnownCollections
  /** Whether the product call knows every product, so that another one does not exist. */
  isCallComplete: () => Promise<boolean>
}

/**
 * A product as its page shows it, by its handle or another name of it; null if the shop has none. The specification gives
 * no call for a product: where the backend has none, collections have it. Throws UpstreamError.
 */
export async function readProduct(sources: ProductSources, name: string): Promise<Product | null> {
  const { store, backend, collections } = sources
  const wire = await orNull(backend.product({ store, handle: name }))
  if (!wire) return (await sources.isCallComplete()) ? null : findProduct(collections, name)
  const product = productFromWire({ ...wire, handle: wire.handle || name }, store)
  return wire.colourways ? product : { ...product, colourways: await findColourways(collections, product) }
}

/** The colours of a product's style, which its page can do without. */
async function findColourways(collections: KnownCollections, { handle }: Product): Promise<Product['colourways']> {
  const listed = await findProduct(collections, handle).catch(() => null)
  return listed?.colourways ?? []
}
