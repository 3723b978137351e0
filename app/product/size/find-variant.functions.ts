import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import { findVariant } from './find-variant.server.ts'

const size = z.record(z.string().max(10), z.string().max(20))

/** The variant of a product in a size, if it is in stock. Read anew where the backend has a product call, because stock changes. */
export const fetchVariant = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200), search: size }))
  .handler(async ({ data: { region, handle, search } }) => {
    try {
      return findVariant(await readShopProduct(region, handle), search)
    } catch (cause) {
      report('cart.add-failed', cause)
      return { ok: false, failure: 'cart.add-failed' } as const
    }
  })
