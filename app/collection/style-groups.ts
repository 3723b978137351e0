import type { ProductCard } from '#app/product/product.ts'

/** The fields of a product that identify its style. */
type StyledProduct = Pick<ProductCard, 'handle' | 'colours'>

/** The listed colours of one style, in the list's order. A card shows the first one first. */
export type Style<Product> = { id: string; products: readonly [Product, ...Product[]] }

/** Returns the id of a style: the handle of its first colour in the collection (COL-06). */
const getStyleId = ({ handle, colours }: StyledProduct): string => colours[0]?.handle ?? handle

/** Groups a list by style. A style takes the position of its first product. */
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

/** Returns a style for each product, for a collection whose products are all colours of one style. */
export const toSingleColours = <Product extends StyledProduct>(
  products: readonly Product[],
): readonly Style<Product>[] => products.map((product) => ({ id: product.handle, products: [product] }))

/** The number of styles in a list. */
export const countStyles = (products: readonly StyledProduct[]): number => new Set(products.map(getStyleId)).size
