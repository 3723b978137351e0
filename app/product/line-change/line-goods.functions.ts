import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readLineGoods } from './line-goods.server.ts'

const goodsOf = z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) })

/** What a cart line can be changed to; 'unread' where that cannot be told now, null where its goods are no longer sold. */
export const fetchLineGoods = createServerFn({ method: 'GET' })
  .validator(goodsOf)
  .handler(async ({ data: { region, handle } }) => {
    try {
      return await readLineGoods(region, handle)
    } catch (cause) {
      report('product.read-failed', cause)
      return 'unread' as const
    }
  })
