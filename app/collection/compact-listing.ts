import type { ListedProduct } from '#app/product/listed-product.ts'
import type { ProductOption } from '#app/product/product.ts'

/** The products with what they share (options, colours of a style) written once; short names keep the text small. */
type CompactListing = {
  runs: readonly { productType: string; options: readonly ProductOption[] }[]
  styles: readonly ListedProduct['colours'][]
  products: readonly (Omit<ListedProduct, 'colours' | 'productType' | 'sizes'> & {
    /** Index in `styles`. */
    of: number
    /** Index in `runs`. */
    run: number
    in: string
    few: string
  })[]
}

/** The products as one JSON text. A string passes the framework's serialiser at no cost, unlike hundreds of objects. */
export function encodeListing(products: readonly ListedProduct[]): string {
  const runIndexes = new Map<string, number>()
  const styleIndexes = new Map<ListedProduct['colours'], number>()
  const compactProducts: CompactListing['products'] = products.map(({ colours, productType, sizes, ...product }) => {
    const run = JSON.stringify({ productType, options: sizes.options })
    if (!runIndexes.has(run)) runIndexes.set(run, runIndexes.size)
    if (!styleIndexes.has(colours)) styleIndexes.set(colours, styleIndexes.size)
    const [of, runIndex] = [styleIndexes.get(colours) ?? 0, runIndexes.get(run) ?? 0]
    return { ...product, of, run: runIndex, in: sizes.inStock, few: sizes.few }
  })
  const listing: CompactListing = {
    runs: [...runIndexes.keys()].map((run) => JSON.parse(run)),
    styles: [...styleIndexes.keys()],
    products: compactProducts,
  }
  return JSON.stringify(listing)
}

/** Cached listings: more than all collections of three regions. */
const CACHE_SIZE = 120

const cache = new Map<string, readonly ListedProduct[]>()

/** The products of an encoded listing. The same text returns the same array. */
export function decodeListing(text: string): readonly ListedProduct[] {
  const cachedProducts = cache.get(text)
  if (cachedProducts) return cachedProducts
  const { runs, styles, products: compactProducts }: CompactListing = JSON.parse(text)
  const products = compactProducts.map(({ of, run, in: inStock, few, ...product }) => ({
    ...product,
    colours: styles[of] ?? [],
    productType: runs[run]?.productType ?? '',
    sizes: { options: runs[run]?.options ?? [], inStock, few },
  }))
  cache.set(text, products)
  for (const oldestText of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break
    cache.delete(oldestText)
  }
  return products
}
