import type { SelectedSizes } from '#app/collection/filters.ts'
import type { PriceRange } from '#app/collection/price-range.ts'
import { parseQuerySizes } from './parse-query-sizes.ts'
import { parseColourWord, type QueryColour, SHADE_TERMS } from './query-colours.ts'
import { takePack, takePrice } from './query-numbers.ts'
import { findWords, isFiller, isSameWord, OTHER_NAMES, removeFillers, splitWords } from './search-terms.ts'
import { KIND_TERMS, TOPIC_TERMS, type Topic } from './topics.ts'

/** What a query asks for, each part with its text in the query. */
export type ParsedQuery = {
  /** The words that remain for Shopify's search; empty if all have a meaning. */
  words: string
  /** The query as typed, without its sizes, price and pack. */
  unsized: string
  colours: readonly QueryPart<QueryColour>[]
  kinds: readonly QueryPart<Topic>[]
  topics: readonly QueryPart<Topic>[]
  /** A number that may be two sizes has two readings, the likelier one first. */
  sizes: readonly SelectedSizes[]
  price: QueryPart<PriceRange> | null
  pack: QueryPart<string> | null
  /** The order that a word like 'cheap' asks for. */
  order: 'price-up' | 'price-down' | null
}

type QueryPart<Value> = { value: Value; text: string }

/** Words that ask for an order by price. */
const ORDERS: readonly (readonly [terms: string, order: 'price-up' | 'price-down'])[] = [
  ['cheap, cheaper, cheapest, affordable, inexpensive, budget, low price, lowest price, good value', 'price-up'],
  ['expensive, most expensive, luxury, luxurious, premium, high end', 'price-down'],
]
const ORDER_TERMS = ORDERS.flatMap(([terms, order]) =>
  terms.split(', ').map((term) => ({ term: splitWords(term), order })),
).toSorted((one, other) => other.term.length - one.term.length)

/** Other names of several words, without those of a whole kind, like 't shirt'. */
const OTHER_NAME_WORDS = OTHER_NAMES.map(splitWords).filter(
  (words) => !KIND_TERMS.some(({ term }) => term.length === words.length && findWords(words, term) === 0),
)

/**
 * Reads a query. A name of several words, like 'Red Eyes' or 'Office Shirt', is a name and nothing else; any other word
 * is a colour, an occasion or an order before it is part of a name.
 */
export function parseQuery(query: string, styleNames: readonly string[]): ParsedQuery {
  const price = takePrice(query)
  const pack = takePack(price?.rest ?? query)
  const { words: unsized, readings } = parseQuerySizes(pack?.rest ?? price?.rest ?? query)
  const tokens = unsized.split(' ').filter(Boolean)
  const free = tokens.map((token) =>
    token
      .replace(/^&$/, 'and')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+]/gu, ''),
  )
  const named = findName(free, styleNames)
  for (let index = named.start; index < named.end; index += 1) free[index] = ''

  const colours: QueryPart<QueryColour>[] = []
  let order: ParsedQuery['order'] = null
  const meant = new Set<number>()
  /** The text of a term that the query has; its words have no other meaning. */
  const take = (term: readonly string[]): string | null => {
    const start = findWords(free, term)
    if (start < 0) return null
    for (let index = start; index < start + term.length; index += 1) {
      free[index] = ''
      meant.add(index)
    }
    return tokens.slice(start, start + term.length).join(' ')
  }
  for (const { term, order: termOrder } of ORDER_TERMS) if (take(term) !== null) order ??= termOrder
  const takeTopics = (terms: typeof TOPIC_TERMS): readonly QueryPart<Topic>[] => {
    const texts = new Map<Topic, string[]>()
    for (const { term, topic } of terms) {
      const text = take(term)
      if (text !== null) texts.set(topic, [...(texts.get(topic) ?? []), text])
    }
    return [...texts].map(([value, text]) => ({ value, text: text.join(' ') }))
  }
  const topics = takeTopics(TOPIC_TERMS)
  const kinds = takeTopics(KIND_TERMS)
  for (const { term, colour } of SHADE_TERMS) {
    const text = take(term)
    if (text !== null) colours.push({ value: colour, text })
  }
  for (const word of free) {
    const colour = word === '' ? null : parseColourWord(word)
    const text = colour && take([word])
    if (colour && text) colours.push({ value: colour, text })
  }

  const isWord = (token: string, index: number) =>
    !meant.has(index) && (free[index] === '' || !isFiller(free[index] ?? '')) && !/^\d$/.test(token)
  const words = tokens.filter(isWord).join(' ')
  const hasMeaning = meant.size > 0 || readings.length > 0 || price !== null || pack !== null
  return {
    words: words === '' && !hasMeaning ? unsized : words,
    unsized,
    colours,
    kinds,
    topics,
    sizes: readings,
    price,
    pack,
    order,
  }
}

/** The reading of a query if the collections cannot be read: its words, for Shopify alone. */
export const withoutMeanings = (parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  words: removeFillers(parsed.unsized),
  colours: [],
  kinds: [],
  topics: [],
  sizes: [],
  pack: null,
})

/** Where a query has a name of several words, or the beginning of a style's at its end. */
function findName(words: readonly string[], styleNames: readonly string[]): { start: number; end: number } {
  const names = [...styleNames.map(splitWords), ...OTHER_NAME_WORDS].filter(({ length }) => length > 1)
  for (const name of names) {
    const start = findWords(words, name)
    if (start >= 0) return { start, end: start + name.length }
  }
  for (const name of styleNames.map(splitWords)) {
    const start =
      words.length - name.findLastIndex((_, index) => endsWithBeginning(words, name.slice(0, index + 1))) - 1
    if (start < words.length - 1) return { start, end: words.length }
  }
  return { start: 0, end: 0 }
}

/** Whether the last words are these, the last of them perhaps incomplete. */
function endsWithBeginning(words: readonly string[], name: readonly string[]): boolean {
  const typed = words.slice(-name.length)
  return (
    typed.length === name.length &&
    typed.every((word, index) =>
      index === name.length - 1 ? word !== '' && name[index]?.startsWith(word) : isSameWord(word, name[index] ?? ''),
    )
  )
}
