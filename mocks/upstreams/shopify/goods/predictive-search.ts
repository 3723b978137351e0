import type { CatalogueCollection } from '../../../world/catalogue/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { escapeHtml } from '../../html.ts'
import { listArticles } from '../content/articles.ts'
import { listPages } from '../content/pages.ts'
import type { ShopifyContext } from '../context.ts'
import { getPublishedProducts } from './published-products.ts'
import { searchProducts, type UnavailableProducts } from './search.ts'
import { expandSynonyms, getSynonyms } from './synonyms.ts'
import { hasOneTypo, listWords, splitWords } from './words.ts'

type ResultType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY'

type PredictiveSearchArgs = {
  query: string
  types?: readonly ResultType[] | null
  limit?: number | null
  /** EACH limits every type, ALL limits them together. */
  limitScope?: 'ALL' | 'EACH' | null
  unavailableProducts?: UnavailableProducts
}

/** Shopify's default and maximum. */
const LIMIT = 10

/** QueryRoot.predictiveSearch: results and query suggestions for a query whose last word may be incomplete. */
export function resolvePredictiveSearch(_root: unknown, args: PredictiveSearchArgs, context: ShopifyContext) {
  const limit = Math.min(args.limit ?? LIMIT, LIMIT)
  let remaining = args.limitScope === 'EACH' ? Number.POSITIVE_INFINITY : limit
  const takeResults = <Result>(type: ResultType, find: () => readonly Result[]): readonly Result[] => {
    if (args.types && !args.types.includes(type)) return []
    const results = find().slice(0, Math.min(limit, remaining))
    remaining -= results.length
    return results
  }
  return {
    queries: takeResults('QUERY', () => suggestQueries(context.world, args.query)),
    products: takeResults('PRODUCT', () => searchProducts(context, args.query, true, args.unavailableProducts)),
    collections: takeResults('COLLECTION', () => searchCollections(context, args.query)),
    pages: takeResults('PAGE', () =>
      listPages(context.world).filter(({ title }) => matchesWords(listWords(title), splitWords(args.query))),
    ),
    articles: takeResults('ARTICLE', () =>
      listArticles(context.world).filter(({ title }) => matchesWords(listWords(title), splitWords(args.query))),
    ),
  }
}

function searchCollections({ world, region }: ShopifyContext, query: string): CatalogueCollection[] {
  const phrases = expandSynonyms(splitWords(query), true, getSynonyms(world, region))
  return world.catalogue.collections.filter(({ title }) =>
    phrases.some(({ words, isPrefix }) => matchesWords(listWords(title), words, isPrefix)),
  )
}

/** Whether a title contains every word of a query, with a mistyped letter at most; the last one may be incomplete. */
function matchesWords(titleWords: readonly string[], queryWords: readonly string[], isPrefix = true): boolean {
  if (queryWords.length === 0) return false
  return queryWords.every((word, index) => {
    const isIncomplete = isPrefix && index === queryWords.length - 1
    return titleWords.some(
      (titleWord) => titleWord === word || hasOneTypo(word, titleWord) || (isIncomplete && titleWord.startsWith(word)),
    )
  })
}

/** The names of styles, product types and collections that match a query. */
function suggestQueries(world: World, query: string) {
  const names = new Set([
    ...getPublishedProducts(world).flatMap(({ style, productType }) => [style, productType]),
    ...world.catalogue.collections.map(({ title }) => title),
  ])
  return [...names]
    .map((name) => name.toLowerCase())
    .filter((name, index, all) => all.indexOf(name) === index && matchesWords(listWords(name), splitWords(query)))
    .map((text) => ({ text, styledText: highlightQuery(text, query), trackingParameters: null }))
}

/** A suggestion as HTML, with the typed part in `mark` as at Shopify. */
function highlightQuery(text: string, query: string): string {
  const typed = query.trim().toLowerCase()
  const start = text.indexOf(typed)
  if (start < 0) return `<span>${escapeHtml(text)}</span>`
  const end = start + typed.length
  const span = (part: string) => (part ? `<span>${escapeHtml(part)}</span>` : '')
  return `${span(text.slice(0, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>${span(text.slice(end))}`
}
