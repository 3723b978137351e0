import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { Product } from './product.ts'
import { productFromWire } from './product.wire.ts'

/** A product as its page shows it; null if the shop has no such handle. Throws UpstreamError. */
export async function readProduct(
  backend: Pick<BackendClient, 'product'>,
  store: RegionCode,
  handle: string,
): Promise<Product | null> {
  const wire = await backend.product({ store, handle })
  return wire ? productFromWire(wire) : null
}
