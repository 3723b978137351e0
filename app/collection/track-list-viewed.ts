import type { EventProperties } from '#app/analytics/events.ts'
import { track } from '#app/analytics/track.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { MAX_PRODUCTS_PER_EVENT } from '#contracts/shop/timing-and-limits.ts'
import type { Style } from './style-groups.ts'

/** Tracks a product list on the screen, subject to consent. */
export const trackListViewed = (list: string, styles: readonly Style<ListedProduct>[]): void =>
  track('Product List Viewed', toProductListViewed(list, styles))

/** Properties of the event "Product List Viewed": the colour that the card of each style shows first. */
export const toProductListViewed = (
  list: string,
  styles: readonly Style<ListedProduct>[],
): EventProperties<'Product List Viewed'> => ({
  list,
  products: styles.slice(0, MAX_PRODUCTS_PER_EVENT).map(({ products: [product] }, index) => ({
    product_id: product.productId,
    sku: product.sku,
    name: getProductName(product),
    category: product.category,
    price: product.price.amount,
    position: index + 1,
  })),
})
