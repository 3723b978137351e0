import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import { getOptions } from './options.ts'

/**
 * Shopify's compact list of a product's variants, `v1_0:0:0-2,1:0 2,,`: a trie of option value positions, as documented
 * in hydrogen-react's decoder. A colon descends to the next option, a comma returns, a space separates values and a dash
 * joins a run of them (last option only).
 */
export function encodeVariants(
  product: CatalogueProduct,
  isIncluded: (variant: CatalogueVariant) => boolean = () => true,
): string {
  const positions = getOptions(product).map(({ values }) => new Map(values.map((value, index) => [value, index])))
  const root: Trie = new Map()
  for (const variant of product.variants) {
    if (!isIncluded(variant)) continue
    let node = root
    positions.forEach((position, option) => {
      const index = position.get(variant.values[option] ?? '') ?? 0
      const child: Trie = node.get(index) ?? new Map()
      node.set(index, child)
      node = child
    })
  }
  return `v1_${encode(root, positions.length)}`
}

type Trie = Map<number, Trie>

function encode(node: Trie, depth: number): string {
  const branches = [...node].sort(([a], [b]) => a - b)
  if (depth === 1) return encodeRuns(branches.map(([index]) => index))
  return branches.map(([index, child]) => `${index}:${encode(child, depth - 1)},`).join('')
}

/** [0, 1, 2, 5] becomes '0-2 5'. */
function encodeRuns(sorted: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const index of sorted) {
    const run = runs.at(-1)
    if (run && index === run.to + 1) run.to = index
    else runs.push({ from: index, to: index })
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}
