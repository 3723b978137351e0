import type { ProductCard } from '#app/product/product.ts'
import { cardsFromWire } from '#app/product/product.wire.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/regions.ts'

export type Collection = { handle: string; title: string; description: string; products: ProductCard[] }

/** A collection as its page shows it, or null where the shop has none by that handle. Throws UpstreamError. */
export async function readCollection(
  backend: Pick<BackendClient, 'collection'>,
  store: RegionCode,
  handle: string,
): Promise<Collection | null> {
  const wire = await backend.collection({ store, handle })
  if (!wire) return null
  return {
    handle: wire.handle,
    title: wire.title,
    description: wire.description,
    products: cardsFromWire(wire.products),
  }
}
