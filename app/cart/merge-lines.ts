import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { createMark, getMarks, getOwnAttributes, withMarks } from './addition-mark.ts'
import type { KeyValue } from './cart.ts'

type WireLine = CartFragment['lines']['nodes'][number]

/** An update of a line (spec 3, "Cart-line update payload"); quantity 0 removes it. */
export type LineUpdate = { id: string; quantity: number; merchandiseId: string; attributes?: KeyValue[] }

/** The update that sets a line's quantity. */
export const toLineUpdate = ({ id, merchandise }: WireLine, quantity: number): LineUpdate => ({
  id,
  quantity,
  merchandiseId: merchandise.id,
})

/**
 * The updates that leave one line for the same goods: marks keep Shopify from merging them. A line whose additions are in
 * other lines already is a repeat, and is taken out.
 */
export const planMerge = (nodes: readonly WireLine[]): LineUpdate[] =>
  [...Map.groupBy(nodes.filter(hasPieces), getArticle).values()].flatMap((lines) => mergeArticle(lines.toReversed()))

const hasPieces = ({ quantity }: WireLine) => quantity > 0

/** What makes lines the same goods: the variant, and what the shopper chose besides. */
function getArticle({ merchandise, attributes }: WireLine): string {
  const own = getOwnAttributes(attributes).map(({ key, value }) => `${key}=${value}`)
  return JSON.stringify([merchandise.id, ...own.toSorted()])
}

/** The updates for the lines of one article, oldest first. The oldest stays, so that other tabs still show it rightly. */
function mergeArticle([oldest, ...others]: readonly WireLine[]): LineUpdate[] {
  if (!oldest || others.length === 0) return []
  const marks = getLineMarks(oldest)
  let { quantity } = oldest
  for (const line of others) {
    const lineMarks = getLineMarks(line)
    const newMarks = lineMarks.filter((mark) => !marks.includes(mark))
    if (newMarks.length > 0) quantity += Math.max(0, line.quantity - countShared({ marks, quantity }, lineMarks))
    marks.push(...newMarks)
  }
  return [
    { ...toLineUpdate(oldest, quantity), attributes: withMarks(oldest.attributes, marks) },
    ...others.map((line) => toLineUpdate(line, 0)),
  ]
}

/** How many pieces of a line another one has as well. Where it has some of the additions, each is taken for one piece. */
function countShared({ marks, quantity }: { marks: readonly string[]; quantity: number }, others: readonly string[]) {
  const shared = marks.filter((mark) => others.includes(mark)).length
  return shared === marks.length ? quantity : shared
}

/** The marks of a line. A line without one gets one, since it is no repeat of anything. */
function getLineMarks({ attributes }: WireLine): string[] {
  const marks = getMarks(attributes)
  return marks.length > 0 ? marks : [createMark()]
}
