import { orNull } from '#app/upstream/or-null.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { KnownCollections } from './find-product.server.ts'

/** A collection of few products, asked first: others have megabytes. */
const SMALL_COLLECTION = 'belts'

/**
 * Whether the backend's product call knows every product: its collections name products by handles, and the call has one
 * of those. Then an address that it does not know is not searched for. Throws UpstreamError.
 */
export async function isCallComplete(
  backend: Pick<BackendClient, 'product'>,
  collections: KnownCollections,
  store: RegionCode,
): Promise<boolean> {
  const [first = SMALL_COLLECTION] = await collections.list()
  for (const collection of [SMALL_COLLECTION, first]) {
    const addresses = await collections.readAddresses(collection)
    const [handle] = Object.values(addresses?.handleByName ?? {})
    if (!addresses || handle === undefined) continue
    return addresses.hasOwnHandles && (await orNull(backend.product({ store, handle }))) !== null
  }
  return false
}
