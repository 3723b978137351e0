import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import type { Elsewhere } from '#app/product/elsewhere/elsewhere.ts'
import { findElsewhere } from '#app/product/elsewhere/read-elsewhere.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readCachedCollection } from './collection.server.ts'

/** Which other shops have a collection that this one lacks; null if none has, or none can say. */
export const getCollectionElsewhere = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(async ({ data: { region, handle } }): Promise<Elsewhere | null> => {
    try {
      const sale = await findElsewhere(region, (other) => readCachedCollection(other, handle))
      return sale && { name: sale.goods.title, shops: sale.shops, nearest: [] }
    } catch (cause) {
      report('collection.read-failed', cause)
      return null
    }
  })
