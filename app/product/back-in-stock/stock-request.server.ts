import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'

export type StockRequest = { handle: string; merchandiseId: string; email: string }
export type StockOutcome = { ok: true } | { ok: false; failure: CatalogueCode }

/**
 * Asks the backend to tell somebody when a variant is back (PDP-10). Only status 200 counts. The sku is read from the
 * product here: a browser names a variant and nothing more, and only one that the product has. Nothing is reported: the
 * catalogue's row has no report.
 */
export async function requestStock(
  backend: Pick<BackendClient, 'product' | 'outOfStock'>,
  store: RegionCode,
  { handle, merchandiseId, email }: StockRequest,
): Promise<StockOutcome> {
  try {
    const product = await backend.product({ store, handle })
    const variant = product?.variants.find(({ id }) => id === merchandiseId)
    if (!variant) return { ok: false, failure: 'stock.request-failed' }
    await backend.outOfStock(store, { email, variant_id: variant.id, sku: variant.sku, product_handle: handle })
    return { ok: true }
  } catch {
    return { ok: false, failure: 'stock.request-failed' }
  }
}
