import type { EventProperties } from '#app/analytics/events.ts'
import { productName } from '#app/product/product.ts'
import type { ListedProduct } from './goods.ts'

/** Spec 7: "Product List Viewed (at most 10 products)". */
const MOST = 10

/** What analytics is told of a list: which, and what stood first in it. */
export const listViewed = (
  list: string,
  products: readonly ListedProduct[],
): EventProperties<'Product List Viewed'> => ({
  list,
  products: products.slice(0, MOST).map((product, index) => ({
    product_id: product.productId,
    sku: product.sku,
    name: productName(product),
    category: product.category,
    price: product.price.amount,
    position: index + 1,
  })),
})
