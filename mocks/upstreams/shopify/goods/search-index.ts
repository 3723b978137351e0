import type { Catalogue, CatalogueProduct } from '../../../world/catalogue.ts'
import { words } from './words.ts'

/** How much a word tells about a product, by where it stands. Titles first, as in Shopify's relevance. */
const WEIGHTS = { style: 8, colour: 6, productType: 5, family: 4, tag: 3, collection: 3, promise: 1 }

/** A word that only begins like the asked one counts for this much of its weight. */
const PREFIX_SHARE = 0.5

type Indexed = { product: CatalogueProduct; weights: ReadonlyMap<string, number> }

/** What search knows of a catalogue. Built once; a thousand worlds share it. */
export type SearchIndex = {
  /**
   * Products that have every word, best first; equals by what sells.
   * @param prefix Whether the last word may be unfinished.
   */
  find(query: string, prefix: boolean): CatalogueProduct[]
}

const indexes = new WeakMap<Catalogue, SearchIndex>()

export function searchIndexOf(catalogue: Catalogue): SearchIndex {
  let index = indexes.get(catalogue)
  if (!index) {
    index = createSearchIndex(catalogue)
    indexes.set(catalogue, index)
  }
  return index
}

function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const indexed = catalogue.products.map((product): Indexed => ({ product, weights: weigh(product, catalogue) }))
  return {
    find(query, prefix) {
      const asked = words(query)
      const found = indexed.flatMap(({ product, weights }) => {
        const score = scoreOf(asked, weights, prefix)
        return score > 0 ? [{ product, score }] : []
      })
      found.sort((a, b) => b.score - a.score || b.product.popularity - a.product.popularity)
      return found.map(({ product }) => product)
    },
  }
}

function weigh(product: CatalogueProduct, { collectionByHandle }: Catalogue): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of words(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  add(product.style, WEIGHTS.style)
  add(product.colour.name, WEIGHTS.colour)
  add(product.colour.family, WEIGHTS.family)
  add(product.productType, WEIGHTS.productType)
  add(product.category, WEIGHTS.productType)
  for (const tag of product.tags) add(tag, WEIGHTS.tag)
  for (const handle of product.collections) add(collectionByHandle.get(handle)?.title ?? handle, WEIGHTS.collection)
  add(product.promise, WEIGHTS.promise)
  return weights
}

/** 0 as soon as one word is nowhere: 'navy spaceship' finds nothing, not everything navy. */
function scoreOf(asked: readonly string[], weights: ReadonlyMap<string, number>, prefix: boolean): number {
  let total = 0
  for (const [position, word] of asked.entries()) {
    const unfinished = prefix && position === asked.length - 1
    const score = Math.max(weights.get(word) ?? 0, unfinished ? prefixScore(word, weights) : 0)
    if (score === 0) return 0
    total += score
  }
  return total
}

function prefixScore(start: string, weights: ReadonlyMap<string, number>): number {
  let best = 0
  for (const [word, weight] of weights) if (word.startsWith(start)) best = Math.max(best, weight * PREFIX_SHARE)
  return best
}
