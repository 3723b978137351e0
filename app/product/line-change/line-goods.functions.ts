import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { createMark } from '#app/cart/cart.ts'
import { report } from '#app/errors/report.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readLineGoods } from '../finding/shop-products.server.ts'
import type { OpenedChange } from './line-goods.ts'

const lineGoodsInput = z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) })

/** The sizes and colours of a cart line; 'unread' if they cannot be read, null if its product is no longer sold. */
export const fetchLineGoods = createServerFn({ method: 'GET' })
  .validator(lineGoodsInput)
  .handler(async ({ data: { region, handle } }) => {
    try {
      return await readLineGoods(region, handle)
    } catch (cause) {
      report('product.read-failed', cause)
      return 'unread' as const
    }
  })

/** The change of a line with its sizes and colours; null where they cannot be read, and the page shows the line as it is. */
export const openChangeFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200), lineKey: z.string().max(100) }))
  .handler(async ({ data: { region, handle, lineKey } }): Promise<OpenedChange | null> => {
    try {
      const goods = await readLineGoods(region, handle)
      return goods && { lineKey, goods, mark: createMark() }
    } catch (cause) {
      report('product.read-failed', cause)
      return null
    }
  })
