import { createRandomHex } from '#app/http/ids.ts'
import type { KeyValue, LineToAdd, ShopifyAttribute } from './cart.ts'

/** The hidden line attribute that holds the marks of a line's additions (spec 3, "Hidden attribute keys"). */
const MARK_KEY = '_addedToCartTimestamp'

/**
 * The mark of one addition or other change: milliseconds since 1970 and eight random hex digits. A suffix names the
 * call, so that Shopify does not merge the line of a repeated call.
 */
export const MARK = /^(\d{13}-[0-9a-f]{8})(?:\.[0-9a-f]{4})?$/

/** The most marks of a line. Shopify limits an attribute to 255 characters, and older additions are settled. */
const MAX_MARKS = 8

export const createMark = (): string => `${Date.now()}-${createRandomHex(4)}`

/** When a mark was created, in ms since 1970. */
export const getMarkTime = (mark: string): number => Number(mark.split('-', 1)[0])

/** The marks of a line, oldest first. */
export function getMarks(attributes: readonly ShopifyAttribute[]): string[] {
  const value = getCallMark(attributes) ?? ''
  return value.split(' ').flatMap((mark) => MARK.exec(mark)?.[1] ?? [])
}

/** The mark with the suffix of its call, as a line holds it until it is merged. */
export const getCallMark = (attributes: readonly ShopifyAttribute[]): string | undefined =>
  attributes.find(({ key }) => key === MARK_KEY)?.value ?? undefined

/** The attributes of a line without its marks. */
export const getOwnAttributes = (attributes: readonly ShopifyAttribute[]): KeyValue[] =>
  attributes.flatMap(({ key, value }) => (key === MARK_KEY ? [] : [{ key, value: value ?? '' }]))

/** The attributes of a line with these marks instead of its own. */
export const withMarks = (attributes: readonly ShopifyAttribute[], marks: readonly string[]): KeyValue[] => [
  ...getOwnAttributes(attributes),
  { key: MARK_KEY, value: marks.slice(-MAX_MARKS).join(' ') },
]

/** The lines of an addition, with one mark where they have none. */
export function markLines(lines: readonly LineToAdd[], mark: string = createMark()): LineToAdd[] {
  return lines.map((line) => {
    const attributes = line.attributes ?? []
    return getMarks(attributes).length > 0 ? line : { ...line, attributes: withMarks(attributes, [mark]) }
  })
}

/** Marked lines for one call to Shopify. */
export function markCall(lines: readonly LineToAdd[]): LineToAdd[] {
  const call = createRandomHex(2)
  return markLines(lines).map(({ merchandiseId, quantity, attributes = [] }) => ({
    merchandiseId,
    quantity,
    attributes: withMarks(
      attributes,
      getMarks(attributes).map((mark) => `${mark}.${call}`),
    ),
  }))
}

/** Whether a cart's lines contain an addition. */
export const hasAddition = (
  lines: readonly { merchandiseId: string; attributes: readonly ShopifyAttribute[] }[],
  addition: readonly LineToAdd[],
): boolean =>
  addition.every(({ merchandiseId, attributes = [] }) => {
    const [mark] = getMarks(attributes)
    return (
      mark !== undefined &&
      lines.some((line) => line.merchandiseId === merchandiseId && getMarks(line.attributes).includes(mark))
    )
  })
