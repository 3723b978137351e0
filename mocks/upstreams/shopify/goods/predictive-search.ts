import type { Catalogue, CatalogueCollection } from '../../../world/catalogue/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { escapeHtml } from '../../html.ts'
import type { ShopifyContext } from '../context.ts'
import { searchPages, searchProducts, type UnavailableProducts } from './search.ts'
import { splitWords } from './words.ts'

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
export function resolvePredictiveSearch(_root: unknown, args: PredictiveSearchArgs, { world }: ShopifyContext) {
  const limit = Math.min(args.limit ?? LIMIT, LIMIT)
  let remaining = args.limitScope === 'EACH' ? Number.POSITIVE_INFINITY : limit
  const takeResults = <Result>(type: ResultType, find: () => readonly Result[]): readonly Result[] => {
    if (args.types && !args.types.includes(type)) return []
    const results = find().slice(0, Math.min(limit, remaining))
    remaining -= results.length
    return results
  }
  return {
    queries: takeResults('QUERY', () => suggestQueries(world.catalogue, args.query)),
    products: takeResults('PRODUCT', () => searchProducts(world, args.query, true, args.unavailableProducts)),
    collections: takeResults('COLLECTION', () => searchCollections(world, args.query)),
    pages: takeResults('PAGE', () => searchPages(args.query, true)),
    // The store has no blogs.
    articles: [],
  }
}

function searchCollections({ catalogue }: World, query: string): CatalogueCollection[] {
  return catalogue.collections.filter(({ title }) => matchesWords(splitWords(title), splitWords(query)))
}

/** Whether a title contains every word of a query, the last one as a prefix. */
function matchesWords(titleWords: readonly string[], queryWords: readonly string[]): boolean {
  if (queryWords.length === 0) return false
  return queryWords.every((word, index) =>
    titleWords.some((titleWord) => (index === queryWords.length - 1 ? titleWord.startsWith(word) : titleWord === word)),
  )
}

/** The names of styles, product types and collections that match a query. */
function suggestQueries(catalogue: Catalogue, query: string) {
  const names = new Set([
    ...catalogue.products.flatMap(({ style, productType }) => [style, productType]),
    ...catalogue.collections.map(({ title }) => title),
  ])
  return [...names]
    .map((name) => name.toLowerCase())
    .filter((name, index, all) => all.indexOf(name) === index && matchesWords(splitWords(name), splitWords(query)))
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
