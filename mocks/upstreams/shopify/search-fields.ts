import { foldText, hasWords } from './goods/words.ts'
import type { SearchValue } from './parse-search-query.ts'

/** A field that a list can be searched by. */
export type SearchField<Item> = {
  matches(item: Item, value: SearchValue): boolean
  /** Whether an item has a value at all, which `field:*` asks. */
  exists(item: Item): boolean
}

/** A field of prose, which is searched by its words. */
export const searchWords = <Item>(getText: (item: Item) => string): SearchField<Item> => ({
  matches: (item, value) => hasWords(getText(item), value.text, value),
  exists: (item) => getText(item).trim() !== '',
})

/** A field of names, such as tags, which are searched whole, in any case. */
export const searchNames = <Item>(getNames: (item: Item) => readonly string[]): SearchField<Item> => ({
  matches(item, { text, isPrefix }) {
    const folded = foldText(text)
    return getNames(item).some((name) => (isPrefix ? foldText(name).startsWith(folded) : foldText(name) === folded))
  },
  exists: (item) => getNames(item).some((name) => name !== ''),
})

/** A field that is true or false. */
export const searchFlag = <Item>(getFlag: (item: Item) => boolean): SearchField<Item> => ({
  matches: (item, { text }) => /^(true|false)$/i.test(text) && getFlag(item) === (text.toLowerCase() === 'true'),
  exists: () => true,
})

type Range = { min: number; max: number }

/** A field of one number or several, which a condition is met by if one of them does. */
export const searchNumber = <Item>(
  getRange: (item: Item) => Range,
  parseBound: (text: string) => number = Number,
): SearchField<Item> => ({
  matches: (item, value) => {
    const bound = value.text.trim() === '' ? Number.NaN : parseBound(value.text)
    return matchesComparison(value.comparator, getRange(item), { min: bound, max: bound })
  },
  exists: () => true,
})

const DAY_MS = 86_400_000

/**
 * A field of a time. A date alone is a whole day, as the time of the world's clock `now` is one moment.
 * @param getTime Returns an ISO time, or null without one.
 */
export const searchTime = <Item>(getTime: (item: Item) => string | null, now: Date): SearchField<Item> => ({
  matches(item, { text, comparator }) {
    const time = getTime(item)
    if (time === null) return false
    const at = Date.parse(time)
    const start = text === 'now' ? now.getTime() : Date.parse(text)
    const length = /^\d{4}-\d\d-\d\d$/.test(text) ? DAY_MS - 1 : 0
    return matchesComparison(comparator, { min: at, max: at }, { min: start, max: start + length })
  },
  exists: (item) => getTime(item) !== null,
})

/** Whether a range of values meets a condition. One with a bound that is none is met by nothing. */
function matchesComparison(comparator: SearchValue['comparator'], { min, max }: Range, bound: Range): boolean {
  if (comparator === '>') return max > bound.max
  if (comparator === '>=') return max >= bound.min
  if (comparator === '<') return min < bound.min
  if (comparator === '<=') return min <= bound.max
  return min <= bound.max && bound.min <= max
}
