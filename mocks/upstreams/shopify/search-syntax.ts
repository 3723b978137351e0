import { createNotSimulatedError } from '../graphql-not-simulated.ts'

/** The fields that a query can name, each with its test of an item. */
export type SearchFields<Item> = Readonly<Record<string, (item: Item, value: string) => boolean>>

type SearchOptions<Item> = {
  fields: SearchFields<Item>
  /** Tests a term without a field. */
  matchesText: (item: Item, value: string) => boolean
  /** The queried field of the schema, for errors. */
  listName: string
}

/** One condition, like `-tag:New` or `variants.price:>50`. */
type Term = { isNegated: boolean; field: string | null; value: string }

/**
 * The items that match a query in Shopify's search syntax. Adjacent terms must all match, OR separates alternatives, and
 * a minus or NOT negates a term.
 * @throws for a field that is not simulated, which Shopify would ignore.
 */
export function filterByQuery<Item>(
  items: readonly Item[],
  query: string | null | undefined,
  { fields, matchesText, listName }: SearchOptions<Item>,
): readonly Item[] {
  if (!query?.trim()) return items
  const alternatives = parseQuery(query)
  const getTest = (field: string | null) => {
    const test = field === null ? matchesText : Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!test) throw createNotSimulatedError(`${listName}(query: "${field}:…")`)
    return test
  }
  return items.filter((item) =>
    alternatives.some((terms) =>
      terms.every(({ isNegated, field, value }) => getTest(field)(item, value) !== isNegated),
    ),
  )
}

const TERM = /(-|NOT\s+)?(?:([a-z_.]+):)?([<>]=?)?(?:"([^"]*)"|'([^']*)'|([^\s()]+))/g

/** The alternatives of a query, each a list of terms. */
function parseQuery(query: string): Term[][] {
  return query.split(/\s+OR\s+/).map((alternative) =>
    [...alternative.matchAll(TERM)]
      .map(([, negation, field, operator, doubleQuoted, singleQuoted, unquoted]) => ({
        isNegated: Boolean(negation),
        field: field ?? null,
        value: `${operator ?? ''}${doubleQuoted ?? singleQuoted ?? unquoted ?? ''}`,
      }))
      .filter(({ field, value }) => field !== null || value !== 'AND'),
  )
}

/** Whether a range of values meets a condition like '>=50', '<20' or '35'. */
export function matchesComparison(
  condition: string,
  parseBound: (text: string) => number,
  min: number,
  max = min,
): boolean {
  const [, operator, text = ''] = /^(>=|<=|>|<)?(.*)$/.exec(condition) ?? []
  const bound = parseBound(text)
  if (operator === '>') return max > bound
  if (operator === '>=') return max >= bound
  if (operator === '<') return min < bound
  if (operator === '<=') return min <= bound
  return min <= bound && bound <= max
}

/** Returns a parser of the search syntax's dates, times and `now`, in milliseconds since 1970. */
export const createDateParser =
  (now: Date) =>
  (text: string): number =>
    text === 'now' ? now.getTime() : Date.parse(text)
