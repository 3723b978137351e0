import { getScale, parseFilterValue, type SizeKey } from '#app/collection/filter-keys.ts'
import type { SelectedSizes } from '#app/collection/filters.ts'

/**
 * A query's words without the sizes in it, and these sizes. A number that may be two sizes has two readings, the likelier
 * one first.
 */
type SizedQuery = { words: string; readings: readonly SelectedSizes[] }

/**
 * One way to write sizes. `read` gets the groups of the pattern, and returns undefined for sizes that the shop does not
 * have.
 */
type Pattern = { pattern: RegExp; read: (...groups: string[]) => SelectedSizes | undefined }

const INCH = '(?:"|”|″|in|inch|inches)'

/** A value of a key, if the shop has it. */
function toSize(key: SizeKey, text: string): SelectedSizes | undefined {
  const value = parseFilterValue(key, text)
  return value === undefined ? undefined : { [key]: [value] }
}

/** Both sizes, or nothing if one of them does not exist. */
function joinSizes(one: SelectedSizes | undefined, other: SelectedSizes | undefined): SelectedSizes | undefined {
  return one && other ? { ...one, ...other } : undefined
}

const NAMED_SIZES: readonly (readonly [RegExp, string])[] = [
  [/^(xxl|2xl|xx-?\s?large)$/i, 'XXL'],
  [/^(xl|x-?\s?large|extra[ -]?large)$/i, 'XL'],
  [/^large$/i, 'L'],
  [/^medium$/i, 'M'],
  [/^small$/i, 'S'],
]
const toNamedSize = (text: string) => toSize('s', NAMED_SIZES.find(([name]) => name.test(text))?.[1] ?? text)
const toLength = (letter: string) =>
  toSize('lh', { s: 'Short', r: 'Regular', l: 'Long' }[letter.toLowerCase()] ?? letter)

const NAMES = 'xxl|2xl|xx-?\\s?large|xl|x-?\\s?large|extra[ -]?large|large|medium|small'

/** From the most specific to the most general. */
const PATTERNS: readonly Pattern[] = [
  // as the shop writes them: '34 / B / 32'
  {
    pattern: /(?<!\w)w?(\d\d)\s?\/?\s?([abc])\s?\/?\s?l?(\d\d)(?!\w)/iu,
    read: (w = '', b = '', l = '') => joinSizes(joinSizes(toSize('w', w), toSize('b', b)), toSize('l', l)),
  },
  {
    pattern: /(?<!\w)([sml]\+?|xx?l|\d\d)\s?\/\s?(slim|straight)\s?\/\s?(short|regular|long)(?!\w)/iu,
    read: (s = '', c = '', lh = '') => joinSizes(joinSizes(toSize('s', s), toSize('c', c)), toSize('lh', lh)),
  },
  {
    pattern: /(?<!\w)w?(\d\d)\s?(?:[x×/]|\s)\s?l?(\d\d)(?!\w)/iu,
    read: (w = '', l = '') => joinSizes(toSize('w', w), toSize('l', l)),
  },
  {
    pattern: /(?<!\w)(\d\d)\s?w\s?[x×/,]?\s?(\d\d)\s?l(?!\w)/iu,
    read: (w = '', l = '') => joinSizes(toSize('w', w), toSize('l', l)),
  },
  { pattern: /(?<!\w)(?:waist|w)\s?(\d\d)(?!\w)/iu, read: (w = '') => toSize('w', w) },
  { pattern: new RegExp(`(?<!\\w)(\\d\\d)\\s?${INCH}?\\s?(?:waist|w)(?!\\w)`, 'iu'), read: (w = '') => toSize('w', w) },
  { pattern: /(?<!\w)(?:inside leg|inseam|leg|l)\s?(\d\d)(?!\w)/iu, read: (l = '') => toSize('l', l) },
  {
    pattern: new RegExp(`(?<!\\w)(\\d\\d)\\s?${INCH}?\\s?(?:inside leg|inseam|leg)(?!\\w)`, 'iu'),
    read: (l = '') => toSize('l', l),
  },
  { pattern: /(?<!\w)build\s?([abc])(?!\w)/iu, read: (b = '') => toSize('b', b) },
  { pattern: /(?<!\w)chest\s?(\d\d)(?!\w)/iu, read: (s = '') => toSize('s', s) },
  { pattern: new RegExp(`(?<!\\w)(\\d\\d)\\s?${INCH}?\\s?chest(?!\\w)`, 'iu'), read: (s = '') => toSize('s', s) },
  { pattern: /(?<!\w)(\d\d)([srl])(?!\w)/iu, read: (s = '', lh = '') => joinSizes(toSize('s', s), toLength(lh)) },
  { pattern: /(?<!\w)length (short|regular|long)(?!\w)/iu, read: (lh = '') => toSize('lh', lh) },
  {
    pattern: new RegExp(`(?<!\\w)(\\d\\d?)[\\s-]?${INCH}(?![\\w-])`, 'iu'),
    read: (size = '') => toSize('sl', size) ?? toSize('w', size),
  },
  { pattern: /(?<!\w)(s\/m|m\/l)(?!\w)/iu, read: (s = '') => toSize('s', s) },
  { pattern: new RegExp(`(?<!\\w)(?:size )?(${NAMES}|[ml]\\+)(?![\\w+])`, 'iu'), read: (s = '') => toNamedSize(s) },
  { pattern: /(?<!\w)size ([sml])(?![\w+'’])/iu, read: (s = '') => toSize('s', s) },
]

/** Garments that are sized by letters: only beside them is a single letter a size. */
const LETTERED =
  /(?<!\w)(tees?|t-?shirts?|shirts?|polos?|henleys?|sweats?|sweatshirts?|jumpers?|sweaters?|knitwear|hoodies?|crew|tops?|jackets?|trunks|boxers|underwear)(?!\w)/iu
const LETTER = /(?<![\w'’-])([sml])(?![\w+'’-])/iu
/** A chest with its length, as jackets have them; beside trousers 'short' is a leg. */
const CHEST_AND_LENGTH = /(?<!\w)(\d\d)\s?(short|regular|long)(?!\w)/iu
/** Garments whose leg is counted in inches from three to eleven. */
const SHORT_LEGGED = /(?<!\w)(shorts?|swims?|swimwear|bermudas?)(?!\w)/iu
const SHORTS_LEG = /(?<![\w.£$€-])(3|5|7|9|11)(?![\w.%-])/u
/** A number on its own may be a waist or a chest, depending on the garment. */
const NUMBER = /(?<![\w.£$€-])(?:size )?(\d\d)(?![\w.%-])/iu

/** Reads the sizes in a query as the filters of the collection pages: 'navy chinos 34' as 'navy chinos' in waist 34. */
export function parseQuerySizes(query: string): SizedQuery {
  let words = query
  let sizes: SelectedSizes = {}
  const take = ({ pattern, read }: Pattern) => {
    const match = pattern.exec(words)
    const matchedSizes = match && read(...match.slice(1))
    if (!match || !matchedSizes || Object.keys(matchedSizes).some((key) => key in sizes)) return
    sizes = { ...sizes, ...matchedSizes }
    words = removeMatch(words, match)
  }
  for (const pattern of PATTERNS) take(pattern)
  if (LETTERED.test(words)) {
    take({ pattern: CHEST_AND_LENGTH, read: (s = '', lh = '') => joinSizes(toSize('s', s), toSize('lh', lh)) })
    take({ pattern: LETTER, read: (s = '') => toSize('s', s) })
  }
  if (SHORT_LEGGED.test(words)) take({ pattern: SHORTS_LEG, read: (sl = '') => toSize('sl', sl) })
  const number = NUMBER.exec(words)
  const meanings = number ? readNumber(number[1] ?? '', sizes) : []
  if (number && meanings.length > 0) words = removeMatch(words, number)
  const readings = meanings.length > 0 ? meanings.map((size) => ({ ...sizes, ...size })) : [sizes]
  return { words, readings: readings.filter((reading) => Object.keys(reading).length > 0) }
}

/** The possible sizes of a number on its own: a waist or a chest, otherwise a leg, unless the query has such a size already. */
function readNumber(number: string, sizes: SelectedSizes): readonly SelectedSizes[] {
  const waistOrChest = 'w' in sizes || 's' in sizes ? [] : [toSize('w', number) ?? [], toSize('s', number) ?? []].flat()
  return waistOrChest.length > 0 || 'l' in sizes ? waistOrChest : [toSize('l', number) ?? []].flat()
}

const removeMatch = (text: string, { 0: matched, index }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + matched.length)}`.replace(/\s+/g, ' ').trim()

/** A size as one would type it, so that `parseQuerySizes` reads it again. */
export function formatSize(key: SizeKey, value: string): string {
  if (key === 'sl') return `${value} inch`
  return key === 's' && getScale(key, value) === 'socksize' ? value : `${getScale(key, value)} ${value}`
}
