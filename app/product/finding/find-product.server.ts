import type { Product } from '../product.ts'
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
export async function findProduct(collections: KnownCollections, name: string): Promise<Product | null> {
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
