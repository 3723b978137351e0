import type { RegionCode } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import type { LineGoods } from './line-goods.ts'

/** The sizes and colours of a product with its stock as it is now; null if it is no longer sold. Throws UpstreamError. */
export async function readLineGoods(region: RegionCode, productHandle: string): Promise<LineGoods | null> {
  const product = await readShopProduct(region, productHandle)
  if (!product) return null
  const { handle, style, colour, price, options, variants, colourways, personalisation } = product
  return { handle, style, colour, price, options, variants, colourways, personalisation }
}
