import { cardsFromWire } from '#app/product/product.wire.ts'
import { sizeStockFromWire } from '#app/product/size/size-stock.wire.ts'
import type { CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import type { ListedProduct } from './compact-listing.ts'

/** The products of a collection, in its order. */
export function listingFromWire(products: readonly WireProduct[]): ListedProduct[] {
  const cards = cardsFromWire(products)
  return products.flatMap((wire, index) => {
    const card = cards[index]
    return card
      ? [
          {
            ...card,
            productId: wire.product_feed.product_id,
            sku: wire.sku,
            category: wire.product_feed.category,
            productType: wire.product_type,
            publishedAt: wire.published_at,
            sizes: sizeStockFromWire(wire),
          },
        ]
      : []
  })
}
