import type { CatalogueCollection, CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { toText } from '../../../world/catalogue/html-text.ts'
import type { World } from '../../../world/world.ts'
import { escapeHtml } from '../../html.ts'
import { listArticles } from '../content/articles.ts'
import { listPages } from '../content/pages.ts'
import type { ShopifyContext } from '../context.ts'
import { getVariantTitle } from './options.ts'
import { getProductTitle, getVendor } from './product.ts'
import { getPublishedCollections, getPublishedProducts } from './published-products.ts'
import { rankAvailable, searchProducts, type UnavailableProducts } from './search.ts'
import { expandSynonyms, getSynonyms } from './synonyms.ts'
import { hasOneTypo, hasWords, listWords, splitWords } from './words.ts'

type ResultType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY'

type PredictiveSearchArgs = {
  query: string
  types?: readonly ResultType[] | null
  limit?: number | null
  /** EACH limits every type, ALL limits them together. */
  limitScope?: 'ALL' | 'EACH' | null
  unavailableProducts?: UnavailableProducts
  searchableFields?: readonly SearchableField[] | null
}

/** Shopify's SearchableField: where a query may stand. */
type SearchableField =
  | 'AUTHOR'
  | 'BODY'
  | 'PRODUCT_TYPE'
  | 'TAG'
  | 'TITLE'
  | 'VARIANTS_BARCODE'
  | 'VARIANTS_SKU'
  | 'VARIANTS_TITLE'
  | 'VENDOR'

/** The texts of a record by field; a record has not all of them. */
type FieldTexts = Partial<Record<SearchableField, readonly string[]>>

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
  const { searchableFields: fields } = args
  const matchesFields = (texts: FieldTexts): boolean =>
    !fields || fields.some((field) => texts[field]?.some((text) => hasWords(text, args.query, { isPrefix: true })))
  return {
    queries: takeResults('QUERY', () => suggestQueries(context.world, args.query)),
    products: takeResults('PRODUCT', () =>
      fields
        ? rankAvailable(
            context,
            getPublishedProducts(context.world).filter((product) => matchesFields(getProductTexts(product))),
            args.unavailableProducts,
          )
        : searchProducts(context, args.query, true, args.unavailableProducts),
    ),
    collections: takeResults('COLLECTION', () =>
      searchCollections(context, args.query).filter(({ title }) => matchesFields({ TITLE: [title] })),
    ),
    pages: takeResults('PAGE', () =>
      listPages(context.world).filter((page) =>
        fields
          ? matchesFields({ TITLE: [page.title], BODY: [page.description] })
          : matchesWords(listWords(page.title), splitWords(args.query)),
      ),
    ),
    articles: takeResults('ARTICLE', () =>
      listArticles(context.world).filter(({ title, body, author, tags }) =>
        fields
          ? matchesFields({ TITLE: [title], BODY: [toText(body)], AUTHOR: [author.name], TAG: tags })
          : matchesWords(listWords(title), splitWords(args.query)),
      ),
    ),
  }
}

const getProductTexts = (product: CatalogueProduct): FieldTexts => ({
  BODY: [product.description],
  PRODUCT_TYPE: [product.productType],
  TAG: product.tags,
  TITLE: [getProductTitle(product)],
  VARIANTS_BARCODE: product.variants.flatMap(({ details }) => details?.barcode ?? []),
  VARIANTS_SKU: product.variants.map(({ sku }) => sku),
  VARIANTS_TITLE: product.variants.map(getVariantTitle),
  VENDOR: [getVendor(product)],
})

function searchCollections({ world, region }: ShopifyContext, query: string): CatalogueCollection[] {
  const phrases = expandSynonyms(splitWords(query), true, getSynonyms(world, region))
  return getPublishedCollections(world).filter(({ title }) =>
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
    ...getPublishedCollections(world).map(({ title }) => title),
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
