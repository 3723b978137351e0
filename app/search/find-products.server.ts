import { createFilterMatcher } from '#app/collection/filter-matcher.ts'
import { createFilters, type SelectedSizes } from '#app/collection/filters.ts'
import { isWithinRange } from '#app/collection/price-range.ts'
import { sortProducts } from '#app/collection/sorts.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getChosenPrice } from '#app/product/listed-product.ts'
import { toMinorUnits } from '#app/ui/money.ts'
import type { Region } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { correctSpelling, findUnknownWords, listEnglishWords } from './correct-spelling.ts'
import { type ParsedQuery, parseQuery, withoutMeanings } from './parse-query.ts'
import { filterByColour } from './query-colours.ts'
import { describeQueryFilters } from './query-labels.ts'
import { hasPack } from './query-numbers.ts'
import { readTopic } from './read-topic.server.ts'
import type { Reading } from './search.ts'
import { getTranslations, isSameWord, KNOWN_WORDS, splitWords, UNSOLD_WORDS } from './search-terms.ts'
import { interleaveStyles, type ReadCollection, readShopRange, type ShopRange } from './shop-range.server.ts'
import { KIND_TERMS, TOPIC_TERMS } from './topics.ts'

/** Where search reads: Shopify, and the shop's collections. */
export type FindingDeps = {
  shopify: Pick<ShopifyClient, 'search' | 'predictiveSearch'>
  readCollection: ReadCollection
  region: Region
}

/** Products for a query, and how it was read. */
export type FoundProducts = {
  products: readonly ListedProduct[]
  reading: Reading
  /** The words that stand for the query, for which suggestions are read. */
  phrase: string
  /** The collections that an occasion or a season of the query leads to. */
  collections: readonly { handle: string; title: string }[]
}

/** The most products of one request at Shopify. */
const MAX_PAGE = 250
/** The weight of the results of the typed words if no style is named by them. */
const WEIGHT_WITHOUT_STYLE_NAME = 2 / 3
/** How many unknown words are compared with the names that Shopify suggests for their first letters. */
const MAX_UNKNOWN_WORDS = 2
/** The most suggestions of one request at Shopify. */
const MAX_SUGGESTIONS = 10

/**
 * Finds up to `most` products for a query: Shopify's for its words, also in the shop's own terms, of the colours, occasions,
 * prices and sizes that it names. Without results its spelling is corrected. Throws UpstreamError.
 */
export async function findProducts(deps: FindingDeps, query: string, most: number): Promise<FoundProducts> {
  const range = await readShopRange(deps.readCollection, deps.region.code)
  const styleNames = [...new Set(range.products.map(({ style }) => style))]
  // Without the collections, for example while the backend is down, Shopify's answer to the words is the result.
  const parse = (text: string) =>
    range.products.length > 0 ? parseQuery(text, styleNames) : withoutMeanings(parseQuery(text, styleNames))
  const parsed = parse(query)
  const asTyped = await findParsed(deps, range, parsed, most)
  if (asTyped.products.length > 0 && !asTyped.isWordMissing) return asTyped
  const correction = await correctQuery(deps, range, query, parsed)
  if (correction === null) return asTyped
  const corrected = await findParsed(deps, range, parse(correction), most)
  return { ...corrected, reading: { ...corrected.reading, correction } }
}

async function findParsed(
  deps: FindingDeps,
  range: ShopRange,
  parsed: ParsedQuery,
  most: number,
): Promise<FoundProducts & { isWordMissing: boolean }> {
  const [searched, kinds, topics] = await Promise.all([
    parsed.words === '' ? undefined : searchWords(deps, range, parsed.words, most),
    Promise.all(parsed.kinds.map(({ value }) => readTopic(deps, range, value))),
    Promise.all(parsed.topics.map(({ value }) => readTopic(deps, range, value))),
  ])
  const isWordMissing = searched?.products.length === 0
  const missing: string[] = []
  const ofKinds = interleaveStyles(kinds.map((kind) => kind.products))
  // Words keep Shopify's order; a kind alone is in that of its collection.
  const matched = searched && (kinds.length > 0 ? keepBoth(searched.products, ofKinds) : searched.products)
  // Words without a match are left out only if a kind of garment or an occasion remains.
  const isRescued = matched?.length === 0 && [...kinds, ...topics].some((topic) => topic.products.length > 0)
  if (isRescued) missing.push(parsed.words)
  let products = matched && !isRescued ? matched : kinds.length > 0 ? ofKinds : range.products
  /** Keeps the products that also match a part of the query. If none do, adds the part to `missing`. */
  const narrow = (label: string, matching: readonly ListedProduct[]) => {
    if (products.length === 0) return
    if (matching.length > 0) products = matching
    else missing.push(label)
  }

  const join = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(' ')
  if (topics.length > 0)
    narrow(join(parsed.topics), keepBoth(joinTopics(topics.map((topic) => topic.products)), products))
  for (const { value, text } of parsed.colours) narrow(text, filterByColour(products, value))
  const { pack, price } = parsed
  if (pack)
    narrow(
      pack.value,
      products
        .filter((product) => hasPack(product, pack.value))
        .map((product) => ({
          ...product,
          price: getChosenPrice(product, { pack: pack.value })?.price ?? product.price,
        })),
    )
  const { sizes, price: priceLabel, pack: packLabel } = describeQueryFilters(parsed, deps.region)
  if (price && priceLabel)
    narrow(
      priceLabel.label,
      products.filter((product) => isWithinRange(toMinorUnits(product.price), price.value)),
    )
  const inSizes = findInSizes(products, parsed.sizes)
  if (inSizes) products = inSizes.products
  const sizeFilters = sizes[inSizes?.reading ?? 0] ?? []
  if (!inSizes && products.length > 0) missing.push(...sizeFilters.map(({ label }) => label))
  return {
    products: sortProducts(products, parsed.order ?? 'featured'),
    reading: {
      filters: [sizeFilters, priceLabel ?? [], packLabel ?? []].flat().filter(({ label }) => !missing.includes(label)),
      missing,
      correction: null,
    },
    phrase: [join(parsed.colours), isRescued ? '' : (searched?.words ?? ''), join(parsed.kinds)].join(' ').trim(),
    collections: [...topics, ...kinds].flatMap((topic) => topic.collections),
    isWordMissing,
  }
}

/** The products that have these sizes in one variant in stock, in the first reading that any has. */
function findInSizes(products: readonly ListedProduct[], readings: readonly SelectedSizes[]) {
  if (readings.length === 0) return undefined
  const matcher = createFilterMatcher(products)
  for (const [reading, sizes] of readings.entries()) {
    const matching = matcher.filterProducts(createFilters(sizes, false))
    if (matching.length > 0) return { products: matching, reading }
  }
  return undefined
}

/** Searches for words as typed and for their translations; returns the best results. */
async function searchWords({ shopify }: FindingDeps, range: ShopRange, typed: string, most: number) {
  const search = (query: string, after?: string) =>
    shopify.search({ query, first: Math.min(most, MAX_PAGE), ...(after !== undefined && { after }) })
  const searches = [typed, ...getTranslations(typed)].map(async (words) => ({ words, results: await search(words) }))
  const [asTyped, ...others] = await Promise.all(searches)
  if (!asTyped) throw new Error('Expected at least one search, got none.')
  const { words, results } = others.reduce(
    (best, other) => (getWeight(other) > getWeight(best) ? other : best),
    asTyped,
  )
  const nodes = [...results.nodes]
  let { pageInfo } = results
  while (pageInfo.hasNextPage && pageInfo.endCursor && nodes.length < most) {
    const page = await search(words, pageInfo.endCursor)
    nodes.push(...page.nodes)
    pageInfo = page.pageInfo
  }
  return {
    words,
    products: nodes.flatMap((node) => (node.__typename === 'Product' ? [range.toListed(node)] : [])),
  }

  /** Words of the shop mostly match names of styles, and other words mostly other texts, so results of the latter weigh less. */
  function getWeight({ results, words }: Awaited<(typeof searches)[number]>): number {
    if (words !== typed) return results.totalCount
    const isName = results.nodes.some(
      (node) => node.__typename === 'Product' && hasWords(splitWords(range.toListed(node).style), splitWords(typed)),
    )
    return isName ? Number.POSITIVE_INFINITY : results.totalCount * WEIGHT_WITHOUT_STYLE_NAME
  }
}

const hasWords = (name: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => name.some((other) => isSameWord(word, other)))

/** The products of the first list that are also in the second. */
function keepBoth(first: readonly ListedProduct[], second: readonly ListedProduct[]): readonly ListedProduct[] {
  const inSecond = new Set(second)
  return first.filter((product) => inSecond.has(product))
}

/** The products of several topics: those of all, or if there are none, those of each. */
function joinTopics(topics: readonly (readonly ListedProduct[])[]): readonly ListedProduct[] {
  const shared = topics.reduce(keepBoth)
  return shared.length > 0 ? shared : interleaveStyles(topics)
}

/**
 * The query with unknown words corrected; null if it has none. A word that English or the shop has is right, and no word is
 * mistyped for goods that the shop does not sell, like a dress.
 */
async function correctQuery(
  { shopify }: FindingDeps,
  { products }: ShopRange,
  query: string,
  { words }: ParsedQuery,
): Promise<string | null> {
  const known = new Set([
    ...KNOWN_WORDS,
    ...[...TOPIC_TERMS, ...KIND_TERMS].flatMap(({ term }) => term),
    ...products.flatMap(({ style, colour, productType, category }) =>
      splitWords(`${style} ${colour.name} ${productType} ${category}`),
    ),
  ])
  const right = [...UNSOLD_WORDS, ...(await listEnglishWords(query))]
  const unknownWords = findUnknownWords(words, [...known, ...right]).slice(0, MAX_UNKNOWN_WORDS)
  if (unknownWords.length === 0) return null
  const checked = await Promise.all(
    unknownWords.map(async (word) => {
      const [results, suggested] = await Promise.all([
        shopify.search({ query: word, first: 1 }).catch(() => undefined),
        shopify.predictiveSearch({ query: word.slice(0, 2), limit: MAX_SUGGESTIONS }).catch(() => undefined),
      ])
      return {
        exists: results !== undefined && results.totalCount > 0 ? [word] : [],
        names: suggested?.queries.flatMap(({ text }) => splitWords(text)) ?? [],
      }
    }),
  )
  const candidates = [...known, ...checked.flatMap(({ names }) => names)].filter((word) => !UNSOLD_WORDS.has(word))
  return correctSpelling(query, candidates, [...right, ...known, ...checked.flatMap(({ exists }) => exists)])
}
