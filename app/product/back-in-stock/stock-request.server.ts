import type { Product } from '#app/product/product.ts'
import { decodeNumbers } from '#app/product/size/number-runs.ts'
import { toMerchandiseId } from '#app/product/size/variant-grid.ts'
import { getSku } from '#app/product/size/variant-sku.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

type StockRequest = { handle: string; merchandiseId: string; email: string }
type StockOutcome = { ok: true } | { ok: false; failure: CatalogueCode }

/**
 * Sends a back-in-stock request to the backend (PDP-10), with the sku of the product that it reads itself. Only status
 * 200 is a success. Failures are not reported, because the error catalogue's row has no report.
 */
export async function requestStock(
  backend: Pick<BackendClient, 'outOfStock'>,
  readProduct: (handle: string) => Promise<Product | null>,
  store: RegionCode,
  { handle, merchandiseId, email }: StockRequest,
): Promise<StockOutcome> {
  try {
    const product = await readProduct(handle)
    const sku = product && findSku(product, merchandiseId)
    if (!sku) return { ok: false, failure: 'stock.request-failed' }
    await backend.outOfStock(store, { email, variant_id: merchandiseId, sku, product_handle: handle })
    return { ok: true }
  } catch {
    return { ok: false, failure: 'stock.request-failed' }
  }
}

function findSku({ sku, variants }: Product, merchandiseId: string): string | undefined {
  const index = decodeNumbers(variants.ids).findIndex((id) => id > 0 && toMerchandiseId(id) === merchandiseId)
  return index < 0 ? undefined : sku + getSku(variants, index)
}
