import type { ProductCard, ProductOption } from '#app/product/product.ts'
import type { SizeStock } from '#app/product/size/size-stock.ts'

/** A product of a collection: what its card shows, what it is sorted and filtered by, and how events name it. */
export type ListedProduct = ProductCard & {
  productId: string
  sku: string
  category: string
  /** ISO date on which it joined the shop. */
  publishedAt: string
  sizes: SizeStock
}

type Packed = {
  runs: readonly (readonly ProductOption[])[]
  styles: readonly ListedProduct['colours'][]
  products: readonly (Omit<ListedProduct, 'colours' | 'sizes'> & {
    of: number
    run: number
    in: string
    few: string
  })[]
}

/**
 * A collection's goods as one text. A page carries its data as script; a text passes through there at no cost, while two
 * hundred products of ten parts each are taken apart and put together for every request. What products share (runs of
 * sizes, colours of a style) is written once.
 */
export function packGoods(products: readonly ListedProduct[]): string {
  const runs = new Map<string, number>()
  const styles = new Map<ListedProduct['colours'], number>()
  const packed: Packed['products'] = products.map(({ colours, sizes, ...product }) => {
    const run = JSON.stringify(sizes.options)
    if (!runs.has(run)) runs.set(run, runs.size)
    if (!styles.has(colours)) styles.set(colours, styles.size)
    const [of, at] = [styles.get(colours) ?? 0, runs.get(run) ?? 0]
    return { ...product, of, run: at, in: sizes.inStock, few: sizes.few }
  })
  const all: Packed = {
    runs: [...runs.keys()].map((run) => JSON.parse(run)),
    styles: [...styles.keys()],
    products: packed,
  }
  return JSON.stringify(all)
}

/** Enough for every collection of three regions. */
const KEPT = 120

const unpacked = new Map<string, readonly ListedProduct[]>()

/** Reads them back; the same goods are the same products. */
export function unpackGoods(text: string): readonly ListedProduct[] {
  const known = unpacked.get(text)
  if (known) return known
  const { runs, styles, products }: Packed = JSON.parse(text)
  const goods = products.map(({ of, run, in: inStock, few, ...product }) => ({
    ...product,
    colours: styles[of] ?? [],
    sizes: { options: runs[run] ?? [], inStock, few },
  }))
  unpacked.set(text, goods)
  for (const oldest of unpacked.keys()) {
    if (unpacked.size <= KEPT) break
    unpacked.delete(oldest)
  }
  return goods
}
