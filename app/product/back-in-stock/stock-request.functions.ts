import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { readShopProduct } from '#app/product/finding/shop-products.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { requestStock } from './stock-request.server.ts'

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
