import type { Catalogue, CatalogueCollection } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { findProducts, pagesFor, type Unavailable } from './search.ts'
import { escapeHtml } from './text.ts'
import { words } from './words.ts'

type Kind = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY'

export type PredictiveSearchArgs = {
  query: string
  types?: readonly Kind[] | null
  limit?: number | null
  /** EACH: so many of every kind. ALL: so many together. */
  limitScope?: 'ALL' | 'EACH' | null
  unavailableProducts?: Unavailable
}

/** Shopify's limit when none is asked for, and its highest. */
const LIMIT = 10

/** QueryRoot.predictiveSearch: what the last, perhaps unfinished word could become. */
export function predictiveSearch(_root: unknown, args: PredictiveSearchArgs, { world }: ShopifyContext) {
  const limit = Math.min(args.limit ?? LIMIT, LIMIT)
  let left = args.limitScope === 'EACH' ? Number.POSITIVE_INFINITY : limit
  const some = <Thing>(kind: Kind, find: () => readonly Thing[]): readonly Thing[] => {
    if (args.types && !args.types.includes(kind)) return []
    const found = find().slice(0, Math.min(limit, left))
    left -= found.length
    return found
  }
  return {
    queries: some('QUERY', () => suggestions(world.catalogue, args.query)),
    products: some('PRODUCT', () => findProducts(world, args.query, true, args.unavailableProducts)),
    collections: some('COLLECTION', () => collectionsFor(world, args.query)),
    pages: some('PAGE', () => pagesFor(args.query, true)),
    // the store has no blogs
    articles: [],
  }
}

function collectionsFor({ catalogue }: World, query: string): CatalogueCollection[] {
  return catalogue.collections.filter(({ title }) => matches(words(title), words(query)))
}

/** Every word stands in the title, the last one perhaps unfinished. */
function matches(title: readonly string[], asked: readonly string[]): boolean {
  if (asked.length === 0) return false
  return asked.every((word, index) =>
    title.some((each) => (index === asked.length - 1 ? each.startsWith(word) : each === word)),
  )
}

/** Styles, kinds and collections by name: what the house would call that which is being typed. */
function suggestions(catalogue: Catalogue, query: string) {
  const names = new Set([
    ...catalogue.products.flatMap(({ style, productType }) => [style, productType]),
    ...catalogue.collections.map(({ title }) => title),
  ])
  return [...names]
    .map((name) => name.toLowerCase())
    .filter((name, index, all) => all.indexOf(name) === index && matches(words(name), words(query)))
    .map((text) => ({ text, styledText: styled(text, query), trackingParameters: null }))
}

/** Shopify marks the part that was typed. */
function styled(text: string, query: string): string {
  const typed = query.trim().toLowerCase()
  const at = text.indexOf(typed)
  if (at < 0) return `<span>${escapeHtml(text)}</span>`
  const [before, inside, after] = [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)]
  const span = (part: string) => (part ? `<span>${escapeHtml(part)}</span>` : '')
  return `${span(before)}<mark>${escapeHtml(inside)}</mark>${span(after)}`
}
