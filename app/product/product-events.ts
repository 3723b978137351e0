import { track } from '#app/analytics/track.ts'
import { getPriceFrom } from './price-line.tsx'
import { getProductName, type Product } from './product.ts'
import { type Choice, formatChoice } from './size/choice.ts'
import { getSku, getVariantIndex } from './size/variant-grid.ts'

/** Records that a product was opened (ANA-01). */
export const trackProductViewed = (product: Product): void =>
  track('Product Viewed', { ...getProductProperties(product), sku: product.sku, price: product.price.amount })

/** Records that a complete size was chosen (ANA-01). */
export function trackSkuViewed(product: Product, choice: Choice): void {
  const index = getVariantIndex(
    product.variants.shape,
    choice.map((value) => value ?? 0),
  )
  const variant = formatChoice(product.options, choice)
  track('Product SKU Viewed', {
    ...getProductProperties(product),
    sku: product.sku + getSku(product.variants, index),
    price: getPriceFrom(product, choice).price.amount,
    ...(variant && { variant }),
  })
}

const getProductProperties = (product: Product) => ({
  product_id: product.id,
  name: getProductName(product),
  category: product.productType,
})
