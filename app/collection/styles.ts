import type { ProductCard } from '#app/product/product.ts'

/** A product as far as it tells its style. */
type StyledProduct = Pick<ProductCard, 'handle' | 'colours'>

/** The listed colours of one style, in the list's order. A card shows the first one first. */
export type Style<Product> = { id: string; products: readonly [Product, ...Product[]] }

/** What all colours of a style share: its first colour in the collection (COL-06). */
const getStyleId = ({ handle, colours }: StyledProduct): string => colours[0]?.handle ?? handle

/** The products of a list by style. A style stands where its first product stands. */
export function groupByStyle<Product extends StyledProduct>(products: readonly Product[]): readonly Style<Product>[] {
  const styles = new Map<string, [Product, ...Product[]]>()
  for (const product of products) {
    const id = getStyleId(product)
    const style = styles.get(id)
    if (style) style.push(product)
    else styles.set(id, [product])
  }
  return [...styles].map(([id, colours]) => ({ id, products: colours }))
}

/** A card for each product, where a collection has a single style and its colours are all there is to compare. */
export const toSingleColours = <Product extends StyledProduct>(
  products: readonly Product[],
): readonly Style<Product>[] => products.map((product) => ({ id: product.handle, products: [product] }))

/** The number of styles in a list. */
export const countStyles = (products: readonly StyledProduct[]): number => new Set(products.map(getStyleId)).size
