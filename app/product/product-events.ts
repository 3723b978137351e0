import { track } from '#app/analytics/track.ts'
import { type Product, productName } from './product.ts'
import { type Choice, choiceText, chosenPrice } from './size/choice.ts'
import { indexOf, skuOf } from './size/variant-grid.ts'

/** Tells analytics, where the visitor agrees to it, that a product was opened (ANA-01). */
export const tellViewed = (product: Product): void =>
  track('Product Viewed', { ...named(product), sku: product.sku, price: product.price.amount })

/** Tells analytics that a size was settled. */
export function tellSkuViewed(product: Product, choice: Choice): void {
  const index = indexOf(
    product.variants.shape,
    choice.map((value) => value ?? 0),
  )
  const variant = choiceText(product.options, choice)
  track('Product SKU Viewed', {
    ...named(product),
    sku: product.sku + skuOf(product.variants, index),
    price: chosenPrice(product, choice).amount,
    ...(variant && { variant }),
  })
}

const named = (product: Product) => ({
  product_id: product.id,
  name: productName(product),
  category: product.productType,
})
