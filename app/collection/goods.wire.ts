import { cardsFromWire } from '#app/product/product.wire.ts'
import { sizeStockFromWire } from '#app/product/size/size-stock.wire.ts'
import type { CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import type { ListedProduct } from './goods.ts'

/** The goods of a collection, in the shop's order. */
export function goodsFromWire(products: readonly WireProduct[]): ListedProduct[] {
  const cards = cardsFromWire(products)
  return products.flatMap((wire, at) => {
    const card = cards[at]
    return card
      ? [
          {
            ...card,
            productId: wire.product_feed.product_id,
            sku: wire.sku,
            category: wire.product_feed.category,
            publishedAt: wire.published_at,
            sizes: sizeStockFromWire(wire),
          },
        ]
      : []
  })
}
