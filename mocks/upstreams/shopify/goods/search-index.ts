import type { Catalogue, CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { splitWords } from './words.ts'

/** The weight of a word by the field that contains it. Titles weigh most, as in Shopify's relevance. */
const WEIGHTS = { style: 8, colour: 6, productType: 5, family: 4, tag: 3, collection: 3, promise: 1 }

/** The share of its weight that a word counts if only its beginning matches. */
const PREFIX_SHARE = 0.5

type WordWeights = ReadonlyMap<string, number>

type SearchIndex = {
  /**
   * The products that contain every word, by score and then popularity.
   * @param isPrefix Whether the last word may be incomplete.
   */
  search(query: string, isPrefix: boolean): CatalogueProduct[]
}

const indexes = new WeakMap<Catalogue, SearchIndex>()

/** The search index of a catalogue. All worlds share it. */
export function getSearchIndex(catalogue: Catalogue): SearchIndex {
  let index = indexes.get(catalogue)
  if (!index) {
    index = createSearchIndex(catalogue)
    indexes.set(catalogue, index)
  }
  return index
}

function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const entries = catalogue.products.map((product) => ({ product, weights: weighWords(product, catalogue) }))
  return {
    search(query, isPrefix) {
      const queryWords = splitWords(query)
      const matches = entries.flatMap(({ product, weights }) => {
        const score = getScore(queryWords, weights, isPrefix)
        return score > 0 ? [{ product, score }] : []
      })
      matches.sort((a, b) => b.score - a.score || b.product.popularity - a.product.popularity)
      return matches.map(({ product }) => product)
    },
  }
}

function weighWords(product: CatalogueProduct, { collectionByHandle }: Catalogue): WordWeights {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of splitWords(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
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

/** 0 if any word is missing: 'navy spaceship' has no results. */
function getScore(queryWords: readonly string[], weights: WordWeights, isPrefix: boolean): number {
  let total = 0
  for (const [position, word] of queryWords.entries()) {
    const isIncomplete = isPrefix && position === queryWords.length - 1
    const score = Math.max(weights.get(word) ?? 0, isIncomplete ? getPrefixScore(word, weights) : 0)
    if (score === 0) return 0
    total += score
  }
  return total
}

function getPrefixScore(prefix: string, weights: WordWeights): number {
  let best = 0
  for (const [word, weight] of weights) if (word.startsWith(prefix)) best = Math.max(best, weight * PREFIX_SHARE)
  return best
}
