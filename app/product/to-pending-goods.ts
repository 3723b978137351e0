import { getLineDetails, type PendingGoods } from '#app/cart/cart.ts'
import { getProductName, type Product } from './product.ts'
import { findChoice } from './size/find-choice.ts'

/** A product in the size of a variant, as the cart drawer shows it until Shopify answers. */
export function toPendingGoods(product: Product, merchandiseId: string): PendingGoods {
  const number = Number(merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1))
  const choice = findChoice(product.variants, number)
  // an amount is money, which Shopify says
  const options = product.options.flatMap(({ type, values }, at) =>
    type === 'amount' ? [] : [{ key: type, value: values[choice?.[at] ?? -1] ?? null }],
  )
  return {
    title: getProductName(product),
    image: product.images[0]?.src ?? null,
    details: getLineDetails(options, []),
  }
}
