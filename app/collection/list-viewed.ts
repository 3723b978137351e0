import type { EventProperties } from '#app/analytics/events.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import type { Style } from './styles.ts'

/** Spec 7: "Product List Viewed (at most 10 products)". */
const MAX_PRODUCTS = 10

/** Properties of the event "Product List Viewed": the colour that the card of each style shows first. */
export const toProductListViewed = (
  list: string,
  styles: readonly Style<ListedProduct>[],
): EventProperties<'Product List Viewed'> => ({
  list,
  products: styles.slice(0, MAX_PRODUCTS).map(({ products: [product] }, index) => ({
    product_id: product.productId,
    sku: product.sku,
    name: getProductName(product),
    category: product.category,
    price: product.price.amount,
    position: index + 1,
  })),
})
