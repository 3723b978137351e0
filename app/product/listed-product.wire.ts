import type { CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import { getBadge } from './card/badge.ts'
import type { SingleProduct } from './listed-product.ts'
import { sizeStockFromWire } from './size/size-stock.wire.ts'

/** A product of a collection without its variants, which are nearly all of its bytes. */
export const singleProductFromWire = (wire: WireProduct): SingleProduct => ({
  handle: wire.handle,
  style: wire.product_feed.group_title,
  colour: wire.swatch,
  price: wire.price,
  compareAtPrice: wire.compare_at_price,
  badge: getBadge(wire.badges),
  image: wire.image.src,
  available: wire.variants.some(({ inventory_quantity }) => inventory_quantity > 0),
  group: wire.product_feed.group_id,
  productId: wire.product_feed.product_id,
  sku: wire.sku,
  category: wire.product_feed.category,
  productType: wire.product_type,
  publishedAt: wire.published_at,
  sizes: sizeStockFromWire(wire),
})
