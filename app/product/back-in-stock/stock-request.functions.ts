import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { readShopProduct } from '#app/product/finding/shop-products.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { Product } from '../product.ts'
import { decodeNumbers } from '../size/number-runs.ts'
import { getSku, toMerchandiseId } from '../size/variant-grid.ts'

const stockRequest = z.object({
  region: z.enum(REGION_CODES),
  handle: z.string().max(200),
  merchandiseId: z.string().startsWith('gid://shopify/ProductVariant/').max(100),
  email: z
    .string()
    .trim()
    .max(MAX_EMAIL)
    .refine((text) => validateEmail(text) === null, 'no email address'),
})

/** Sends a back-in-stock request from the browser (PDP-10). */
export const requestStockFn = createServerFn({ method: 'POST' })
  .validator(stockRequest)
  .handler(
    async ({ data: { region, ...request } }) =>
      (await checkLimit('stock-request', request.email)) ??
      requestStock(getUpstreams(region).backend, (handle) => readShopProduct(region, handle), region, request),
  )

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
