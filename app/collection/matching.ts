import { OPTION_LISTS } from '#app/fit/option-lists.ts'
import type { ProductOption } from '#app/product/product.ts'
import {
  type Bits,
  bitsFromText,
  intersect,
  noBits,
  placesOf,
  type SizeStock,
  setBit,
  variantCount,
} from '#app/product/size/size-stock.ts'
import { FILTER_KEYS, FILTERS, type FilterKey, filterOf, knownValue, type Scale } from './filter-keys.ts'
import { type Chosen, chosenList, type Filters, filtersOf, keysOf, toggled } from './filters.ts'

/** One list of values to choose from. A key may have several: tops by size, and by chest. */
export type FilterGroup = { key: FilterKey; scale: Scale; values: readonly string[] }

/** How many products choosing each value leaves; by key, by value. */
export type Counts = ReadonlyMap<FilterKey, ReadonlyMap<string, number>>

/** One run of sizes, which many products share: where in it each value of each key stands. */
type Run = { words: number; scales: ReadonlySet<Scale>; masks: ReadonlyMap<FilterKey, ReadonlyMap<string, Bits>> }

export type Matcher<Product> = ReturnType<typeof createMatcher<Product & { sizes: SizeStock }>>

/**
 * Answers what filters leave of a collection. A product is left when one variant that is in stock has a chosen value of
 * every key: a 34 waist in build A and a 36 in build B are no 34 in build B.
 */
export function createMatcher<Product extends { sizes: SizeStock }>(products: readonly Product[]) {
  const runs = new Map<string, Run>()
  const racks = products.map((product) => {
    const { options, inStock } = product.sizes
    const name = JSON.stringify(options)
    const run = runs.get(name) ?? runOf(options)
    runs.set(name, run)
    return { product, run, stock: bitsFromText(inStock, variantCount(options)) }
  })

  function left(filters: Filters): typeof racks {
    const keys = keysOf(filters)
    if (keys.length === 0) return racks
    const masks = new Map([...runs.values()].map((run) => [run, maskOf(run, keys, filters)]))
    return racks.filter(({ run, stock }) => {
      const mask = masks.get(run)
      return mask ? intersect(stock, mask) : false
    })
  }

  const groups = groupsOf([...runs.values()])
  const valuesByKey = groupedValues(groups)

  return {
    groups,

    /** What the filters leave, in the shop's order. */
    matching: (filters: Filters): Product[] => left(filters).map(({ product }) => product),

    /** What each value would leave if it were its key's only one and the other keys stayed as they are. */
    counts(filters: Filters): Counts {
      return new Map(
        valuesByKey.map(([key, values]) => [
          key,
          new Map(values.map((value) => [value, left(only(filters, key, value)).length])),
        ]),
      )
    },

    /**
     * Sizes that came from elsewhere (a saved fit, another collection) as filters of this one: those that it has. Where no
     * product has all of them, because trousers hang beside tops, each is asked for its own.
     */
    fitted(sizes: Chosen): Filters {
      const here = valuesByKey.map(([key, values]) => [
        key,
        (sizes[key] ?? []).filter((value) => values.includes(value)),
      ])
      const filters = filtersOf(Object.fromEntries(here), false)
      const keys = keysOf(filters)
      return { ...filters, byFit: ![...runs.values()].some(({ masks }) => keys.every((key) => masks.has(key))) }
    },

    /** Where nothing is left: the one value whose removal gives most back, and how many that is. */
    bestRelease(filters: Filters): { key: FilterKey; value: string; count: number } | undefined {
      return chosenList(filters)
        .map(({ key, value }) => ({ key, value, count: left(toggled(filters, key, value)).length }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)[0]
    },
  }
}

const only = ({ chosen, byFit }: Filters, key: FilterKey, value: string): Filters => ({
  chosen: { ...chosen, [key]: [value] },
  byFit,
})

/** The variants of a run that the filters allow; undefined where it has no such options at all. */
function maskOf({ words, masks }: Run, keys: readonly FilterKey[], { chosen, byFit }: Filters): Bits | undefined {
  const asked = byFit ? keys.filter((key) => masks.has(key)) : keys
  if (asked.length === 0 || !asked.every((key) => masks.has(key))) return undefined
  const allowed = new Uint32Array(words).fill(0xffffffff)
  for (const key of asked) {
    const any = new Uint32Array(words)
    for (const value of chosen[key] ?? []) {
      const own = masks.get(key)?.get(value)
      for (let word = 0; word < words; word++) any[word] = (any[word] ?? 0) | (own?.[word] ?? 0)
    }
    for (let word = 0; word < words; word++) allowed[word] = (allowed[word] ?? 0) & (any[word] ?? 0)
  }
  return allowed
}

function runOf(options: readonly ProductOption[]): Run {
  const masks = new Map<FilterKey, Map<string, Bits>>()
  const scales = new Set<Scale>()
  const count = variantCount(options)
  options.forEach(({ type, values }, at) => {
    const filter = filterOf(type, values)
    if (!filter) return
    scales.add(filter.scale)
    const own = new Map<string, Bits>()
    values.forEach((value, index) => {
      const known = knownValue(filter.key, value)
      if (known === undefined) return
      const bits = noBits(count)
      for (const place of placesOf(options, at, index)) setBit(bits, place)
      own.set(known, bits)
    })
    masks.set(filter.key, own)
  })
  return { words: noBits(count).length, scales, masks }
}

/** What can be chosen: the values that some product is made in, in the order of the shop. */
function groupsOf(runs: readonly Run[]): FilterGroup[] {
  return FILTER_KEYS.flatMap((key) =>
    FILTERS[key].scales.flatMap((scale) => {
      const made = runs
        .filter(({ scales }) => scales.has(scale))
        .flatMap(({ masks }) => [...(masks.get(key)?.keys() ?? [])])
      const values = OPTION_LISTS[scale].filter((value) => made.includes(value))
      // a single value is no choice
      return values.length > 1 ? [{ key, scale, values }] : []
    }),
  )
}

/** By key, whatever the scale. */
function groupedValues(groups: readonly FilterGroup[]): [FilterKey, string[]][] {
  const values = new Map<FilterKey, string[]>()
  for (const group of groups) values.set(group.key, [...(values.get(group.key) ?? []), ...group.values])
  return [...values]
}
