import { useEffect, useEffectEvent } from 'react'
import { track } from '#app/analytics/track.ts'
import { getProductName, type Product } from './product.ts'
import { type Choice, formatChoice, isComplete } from './size/choice.ts'
import { getPriceFrom } from './size/price-from.ts'
import { getVariantIndex } from './size/variant-grid.ts'
import { getSku } from './size/variant-sku.ts'

/** Records each opened product and each complete size once (ANA-01). Renders nothing; for visitors who agreed to analytics. */
export function ProductEvents({ product, choice }: { product: Product; choice: Choice }) {
  const { handle } = product
  const completeChoice = isComplete(product.options, choice) ? choice.join() : null
  const recordProduct = useEffectEvent(() => trackProductViewed(product))
  const recordSku = useEffectEvent(() => trackSkuViewed(product, choice))

  useEffect(() => {
    if (handle) recordProduct()
  }, [handle])
  useEffect(() => {
    if (handle && completeChoice !== null) recordSku()
  }, [handle, completeChoice])
  return null
}

const trackProductViewed = (product: Product): void =>
  track('Product Viewed', { ...getProductProperties(product), sku: product.sku, price: product.price.amount })

function trackSkuViewed(product: Product, choice: Choice): void {
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
