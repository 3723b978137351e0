import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import { optionsOf } from './options.ts'

/**
 * Shopify's compact list of a product's variants, `v1_0:0:0-2,1:0 2,,`: a trie of option value positions, as
 * documented beside the decoder in Shopify's hydrogen-react. A colon goes down to the next option, a comma back up,
 * a space separates values and a dash joins a run of them (last option only). A client gets all 420 sizes of a trouser
 * in one short string instead of two pages of variants.
 */
export function encodeVariants(
  product: CatalogueProduct,
  includes: (variant: CatalogueVariant) => boolean = () => true,
): string {
  const positions = optionsOf(product).map(({ values }) => new Map(values.map((value, index) => [value, index])))
  const root: Trie = new Map()
  for (const variant of product.variants) {
    if (!includes(variant)) continue
    let node = root
    positions.forEach((position, option) => {
      const index = position.get(variant.values[option] ?? '') ?? 0
      const next: Trie = node.get(index) ?? new Map()
      node.set(index, next)
      node = next
    })
  }
  return `v1_${encode(root, positions.length)}`
}

type Trie = Map<number, Trie>

function encode(node: Trie, depth: number): string {
  const branches = [...node].sort(([a], [b]) => a - b)
  if (depth === 1) return runs(branches.map(([index]) => index))
  return branches.map(([index, below]) => `${index}:${encode(below, depth - 1)},`).join('')
}

/** [0, 1, 2, 5] is '0-2 5'. */
function runs(sorted: readonly number[]): string {
  const found: { from: number; to: number }[] = []
  for (const index of sorted) {
    const run = found.at(-1)
    if (run && index === run.to + 1) run.to = index
    else found.push({ from: index, to: index })
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}
