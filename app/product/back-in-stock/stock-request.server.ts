import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'

type StockRequest = { handle: string; merchandiseId: string; email: string }
type StockOutcome = { ok: true } | { ok: false; failure: CatalogueCode }

/**
 * Sends a back-in-stock request to the backend (PDP-10), with the sku of the product that it reads itself. Only status
 * 200 is a success. Failures are not reported, because the error catalogue's row has no report.
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
