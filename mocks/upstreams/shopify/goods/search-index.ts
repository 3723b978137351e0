import type { Catalogue, CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { expandSynonyms, type SynonymGroups } from './synonyms.ts'
import { hasOneTypo, listWords, splitWords } from './words.ts'

/** The weight of a word by the field that contains it. Titles weigh most, as in Shopify's relevance. */
const WEIGHTS = { style: 8, colour: 6, productType: 5, family: 4, tag: 3, collection: 3, promise: 1 }

/** The fields in which Shopify forgives a mistyped letter; tags are not among them. */
const TYPO_TOLERANT: ReadonlySet<string> = new Set(['style', 'colour', 'productType'])

/** The share of its weight that a word counts if only its beginning matches, or with a mistyped letter. */
const PREFIX_SHARE = 0.5
const TYPO_SHARE = 0.4

type Field = keyof typeof WEIGHTS
type WordWeights = { all: ReadonlyMap<string, number>; typoTolerant: ReadonlyMap<string, number> }

type SearchIndex = {
  /**
   * The products that contain every word or a synonym of it, by score and then popularity.
   * @param isPrefix Whether the last word may be incomplete.
   */
  search(query: string, isPrefix: boolean, synonyms: SynonymGroups): CatalogueProduct[]
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
    search(query, isPrefix, synonyms) {
      const alternatives = expandSynonyms(splitWords(query), isPrefix, synonyms)
      const matches = entries.flatMap(({ product, weights }) => {
        const score = Math.max(...alternatives.map((phrase) => getScore(phrase.words, weights, phrase.isPrefix)))
        return score > 0 ? [{ product, score }] : []
      })
      matches.sort((a, b) => b.score - a.score || b.product.popularity - a.product.popularity)
      return matches.map(({ product }) => product)
    },
  }
}

function weighWords(product: CatalogueProduct, { collectionByHandle }: Catalogue): WordWeights {
  const all = new Map<string, number>()
  const typoTolerant = new Map<string, number>()
  const add = (text: string, field: Field) => {
    for (const word of listWords(text)) {
      const weight = Math.max(WEIGHTS[field], all.get(word) ?? 0)
      all.set(word, weight)
      if (TYPO_TOLERANT.has(field)) typoTolerant.set(word, weight)
    }
  }
  add(product.style, 'style')
  add(product.colour.name, 'colour')
  add(product.colour.family, 'family')
  add(product.productType, 'productType')
  add(product.category, 'productType')
  for (const tag of product.tags) add(tag, 'tag')
  for (const handle of product.collections) add(collectionByHandle.get(handle)?.title ?? handle, 'collection')
  add(product.promise, 'promise')
  return { all, typoTolerant }
}

/** The average of the words, so that a longer synonym counts no more; 0 if any word is missing. */
function getScore(queryWords: readonly string[], weights: WordWeights, isPrefix: boolean): number {
  let total = 0
  for (const [position, word] of queryWords.entries()) {
    const isIncomplete = isPrefix && position === queryWords.length - 1
    const score = Math.max(
      weights.all.get(word) ?? 0,
      isIncomplete ? getBestWeight(weights.all, (indexed) => indexed.startsWith(word)) * PREFIX_SHARE : 0,
      getBestWeight(weights.typoTolerant, (indexed) => hasOneTypo(word, indexed)) * TYPO_SHARE,
    )
    if (score === 0) return 0
    total += score
  }
  return queryWords.length > 0 ? total / queryWords.length : 0
}

function getBestWeight(weights: ReadonlyMap<string, number>, matches: (indexed: string) => boolean): number {
  let best = 0
  for (const [word, weight] of weights) if (weight > best && matches(word)) best = weight
  return best
}
