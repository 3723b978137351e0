import { notSimulated } from './not-simulated.ts'

/** What Shopify's search syntax can ask of one kind of thing, by field. */
export type Fields<Item> = Readonly<Record<string, (item: Item, value: string) => boolean>>

/** One condition, like `-tag:New` or `variants.price:>50`. */
type Term = { negated: boolean; field: string | null; value: string }

/**
 * Things that answer a query in Shopify's search syntax: terms side by side all have to hold, OR parts alternatives,
 * a minus or NOT turns a term round.
 * @param anywhere What a term without a field asks.
 * @param where The field that was queried, for what is said of one that is not simulated.
 * @throws for a field that is not simulated. Shopify itself would ignore it and answer everything.
 */
export function matching<Item>(
  items: readonly Item[],
  query: string | null | undefined,
  {
    fields,
    anywhere,
    where,
  }: { fields: Fields<Item>; anywhere: (item: Item, value: string) => boolean; where: string },
): readonly Item[] {
  if (!query?.trim()) return items
  const alternatives = parse(query)
  const testOf = (field: string | null) => {
    const test = field === null ? anywhere : fields[field]
    if (!test) throw notSimulated(`${where}(query: "${field}:…")`)
    return test
  }
  return items.filter((item) =>
    alternatives.some((terms) => terms.every(({ negated, field, value }) => testOf(field)(item, value) !== negated)),
  )
}

const TERM = /(-|NOT\s+)?(?:([a-z_.]+):)?([<>]=?)?(?:"([^"]*)"|'([^']*)'|([^\s()]+))/g

function parse(query: string): Term[][] {
  return query.split(/\s+OR\s+/).map((part) =>
    [...part.matchAll(TERM)]
      .map(([, not, field, sign, double, single, bare]) => ({
        negated: Boolean(not),
        field: field ?? null,
        value: `${sign ?? ''}${double ?? single ?? bare ?? ''}`,
      }))
      .filter(({ field, value }) => field !== null || value !== 'AND'),
  )
}

/** '>=50', '<20' or '35' against a range of values. */
export function compares(value: string, read: (bound: string) => number, min: number, max = min): boolean {
  const [, sign, text = ''] = /^(>=|<=|>|<)?(.*)$/.exec(value) ?? []
  const bound = read(text)
  if (sign === '>') return max > bound
  if (sign === '>=') return max >= bound
  if (sign === '<') return min < bound
  if (sign === '<=') return min <= bound
  return min <= bound && bound <= max
}

/** Reads a moment as the search syntax writes it: a date, a time, or `now`. */
export const momentBy =
  (now: Date) =>
  (text: string): number =>
    text === 'now' ? now.getTime() : Date.parse(text)
