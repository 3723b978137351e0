import { type GroupedProduct, toCard } from './listed-product.ts'
import type { ProductCard } from './product.ts'

/**
 * The cards of a list's first products: one of each style before any second one, at most so many. They name no other
 * colours, because a list may hold only some of a style's.
 */
export function pickTeasers(products: readonly GroupedProduct[], most: number): ProductCard[] {
  const styles = new Set<string>()
  const first = products.filter(({ group }) => !styles.has(group) && styles.add(group))
  const others = products.filter((product) => !first.includes(product))
  return [...first, ...others].slice(0, most).map((product) => ({ ...toCard(product), colours: [] }))
}
