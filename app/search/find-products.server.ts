import getEditDistance from 'damerau-levenshtein'
import type { SelectedSizes } from '#app/collection/filters.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { parseQuerySizes } from './parse-query-sizes.ts'
import { AS_TYPED, type Reading } from './search.ts'
import { getTranslations, isSameWord, KNOWN_WORDS, removeFillers, splitWords } from './search-terms.ts'
import { toProductFilters, toQuerySizes } from './size-filters.ts'

type SearchVariables = Parameters<ShopifyClient['search']>[0]
type WireResults = Awaited<ReturnType<ShopifyClient['search']>>
type SearchClient = Pick<ShopifyClient, 'search' | 'predictiveSearch'>

/** Results for a query, and how it was read. */
type FoundProducts = {
  results: WireResults
  /** The words that Shopify was searched for, for which suggestions are read too. */
  words: string
  reading: Reading
}

/** The garments to search for if a query is only a size. */
const SIZED_GARMENTS = {
  w: 'trousers',
  b: 'trousers',
  l: 'trousers',
  sl: 'shorts',
  s: 'tops',
  c: 'tops',
  lh: 'tops',
} as const
/** The weight of the results of the typed words if none has all of them in its title. */
const PASSING_WEIGHT = 2 / 3
/** How many unknown words are compared with the names that Shopify suggests for their first letters. */
const MAX_UNKNOWN_WORDS = 2
/** The most suggestions of one request at Shopify. */
const MAX_SUGGESTIONS = 10

/** The words of a query for the first search, without sizes and filler words. */
export const getSearchTerms = (query: string): string => removeFillers(parseQuerySizes(query).words)

/**
 * Finds products for a query by its words, also in the shop's own terms, with its sizes as filters; without results it drops
 * the sizes, then corrects the spelling. Throws UpstreamError.
 */
export async function findProducts(
  shopify: SearchClient,
  query: string,
  page: Omit<SearchVariables, 'query' | 'productFilters'>,
): Promise<FoundProducts> {
  const { words: typedWords, readings } = parseQuerySizes(query)
  const words = getSearchTerms(query)
  const search = (phrase: string, sizes?: SelectedSizes) => searchPhrase(shopify, phrase, sizes, page)
  for (const sizes of readings) {
    const searchResult = await search(words || getSizedGarment(sizes), sizes)
    if (searchResult.results.totalCount > 0)
      return { ...searchResult, reading: { ...AS_TYPED, sizes: toQuerySizes(typedWords, sizes) } }
  }
  const missingSizes = toQuerySizes(typedWords, readings[0] ?? {})
  const unsized = await search(words || query)
  if (unsized.results.totalCount > 0) return { ...unsized, reading: { ...AS_TYPED, missingSizes } }
  const correction = words && correctSpelling(words, await readVocabulary(shopify, words))
  if (!correction) return { ...unsized, reading: AS_TYPED }
  for (const sizes of readings) {
    const searchResult = await search(correction, sizes)
    if (searchResult.results.totalCount > 0)
      return { ...searchResult, reading: { sizes: toQuerySizes(correction, sizes), missingSizes: [], correction } }
  }
  const searchResult = await search(correction)
  return {
    ...searchResult,
    reading: { sizes: [], missingSizes: searchResult.results.totalCount > 0 ? missingSizes : [], correction },
  }
}

/** Searches for a phrase as typed and for its translations, for products in these sizes; returns the best results. */
async function searchPhrase(
  shopify: SearchClient,
  phrase: string,
  sizes: SelectedSizes | undefined,
  page: Omit<SearchVariables, 'query' | 'productFilters'>,
): Promise<{ results: WireResults; words: string }> {
  const filterSets = sizes ? toProductFilters(sizes) : [undefined]
  const searches = filterSets.flatMap((productFilters) =>
    [phrase, ...getTranslations(phrase)].map(async (words) => {
      const results = await shopify.search({ query: words, ...page, ...(productFilters && { productFilters }) })
      return { results, words }
    }),
  )
  const [asTyped, ...others] = await Promise.all(searches)
  if (!asTyped) throw new Error('Expected at least one search, got none.')
  return others.reduce((best, other) => (getWeight(other) > getWeight(best) ? other : best), asTyped)

  /** Words of the shop mostly match titles, and other words mostly other texts, so results of the latter weigh less. */
  function getWeight({ results, words }: { results: WireResults; words: string }): number {
    if (words !== phrase) return results.totalCount
    return hasWordsInTitle(results, phrase) ? Number.POSITIVE_INFINITY : results.totalCount * PASSING_WEIGHT
  }
}

/** Whether a product's title has every word, so that no translation is needed. */
function hasWordsInTitle({ nodes }: WireResults, phrase: string): boolean {
  return nodes.some((node) => {
    const title = node.__typename === 'Product' ? splitWords(node.title) : []
    return splitWords(phrase).every((word) => title.some((other) => isSameWord(word, other)))
  })
}

const getSizedGarment = (sizes: SelectedSizes): string => {
  for (const key of Object.keys(SIZED_GARMENTS) as (keyof typeof SIZED_GARMENTS)[])
    if (sizes[key]) return SIZED_GARMENTS[key]
  return ''
}

/** The candidates for a mistyped word: the shop's words, and Shopify's suggestions for its first letters. */
async function readVocabulary(shopify: SearchClient, query: string): Promise<ReadonlySet<string>> {
  const unknownWords = findUnknownWords(query, KNOWN_WORDS).slice(0, MAX_UNKNOWN_WORDS)
  const suggestions = await Promise.all(
    unknownWords.map((word) =>
      shopify.predictiveSearch({ query: word.slice(0, 2), limit: MAX_SUGGESTIONS }).catch(() => undefined),
    ),
  )
  const names = suggestions.flatMap((suggested) => suggested?.queries.map(({ text }) => text) ?? [])
  return new Set([...KNOWN_WORDS, ...names.flatMap(splitWords)])
}

/** Shorter words are left alone, because too many others are one letter away; longer ones are no words. */
const MIN_LENGTH = 4
const MAX_LENGTH = 24
/** From this length a word may be typed with two mistakes. */
const LONG_LENGTH = 6
/** Characters of code, which is not corrected. */
const CODE = /[<>{}[\]\\=;|]/
/** From this length the last word may be an incomplete one: 'trows' as the beginning of 'trousers'. */
const INCOMPLETE_LENGTH = 5
/** Limits the cost of a long query; nobody types more words. */
const MAX_WORDS = 8

/** The unknown words of a query, in order. The last word is also known if a known one starts with it. */
function findUnknownWords(query: string, known: Iterable<string>): readonly string[] {
  const vocabulary = [...known]
  const words = splitWords(query).slice(0, MAX_WORDS)
  return words.filter(
    (word, index) =>
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      !vocabulary.some((other) => isSameWord(word, other) || (index === words.length - 1 && other.startsWith(word))),
  )
}

/** A query with its unknown words replaced by the nearest known ones; null if none is near. */
export function correctSpelling(query: string, known: Iterable<string>): string | null {
  if (CODE.test(query)) return null
  const vocabulary = [...known].filter((word) => word.length >= MIN_LENGTH)
  const unknownWords = new Set(findUnknownWords(query, vocabulary))
  const words = splitWords(query)
  const corrected = words.map((word, index) =>
    unknownWords.has(word) ? (findNearest(word, vocabulary, index === words.length - 1) ?? word) : word,
  )
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null
}

function findNearest(typed: string, vocabulary: readonly string[], isLast: boolean): string | undefined {
  let nearest: { word: string; distance: number } | undefined
  for (const word of vocabulary) {
    const distance = getDistance(typed, word, isLast)
    if (distance <= getMaxDistance(typed, word) && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { word, distance }
  }
  return nearest?.word
}

/** The distance of two words. If the last word is compared as the beginning of a word, half a letter is added. */
function getDistance(typed: string, word: string, isLast: boolean): number {
  const distance = getEditDistance(typed, word).steps
  if (!isLast || typed.length < INCOMPLETE_LENGTH || word.length <= typed.length) return distance
  return Math.min(distance, getEditDistance(typed, word.slice(0, typed.length)).steps + 0.5)
}

/** Two mistakes in a long word whose first letter is right, otherwise one, and half a letter for an incomplete word. */
const getMaxDistance = (typed: string, word: string): number =>
  word.length >= LONG_LENGTH && typed.length > MIN_LENGTH && typed[0] === word[0] ? 2 : 1.5
