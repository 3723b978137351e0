import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { createMark, getMarks, getOwnAttributes, type LineUpdate, withMarks } from './cart.ts'
import { toLineUpdate } from './cart.wire.ts'
import { getPairTie } from './line-attributes.ts'

type WireLine = CartFragment['lines']['nodes'][number]

/**
 * The updates that merge lines of the same goods, and remove sold-out lines and excess letters or garments. `isAdjusted`:
 * goods are removed. `soldOutTitles`: titles of those that are sold out.
 */
export function planCleanUp({ lines: { nodes }, totalQuantity }: CartFragment): {
  updates: LineUpdate[]
  isAdjusted: boolean
  soldOutTitles: readonly string[]
} {
  const merges = new Map(planMerge(nodes).map((update) => [update.id, update]))
  // the lines after merging, without those that were merged into another
  const merged = nodes.flatMap((line) => {
    const { quantity = line.quantity } = merges.get(line.id) ?? {}
    return quantity === 0 && line.quantity > 0 ? [] : [{ ...line, quantity }]
  })
  const soldOutLines = merged.filter(({ quantity }) => quantity === 0)
  const soldOut = soldOutLines.map((line) => toLineUpdate(line, 0))
  const isComplete = nodes.reduce((sum, { quantity }) => sum + quantity, 0) === totalQuantity
  const adjustments = [...soldOut, ...planPairs(merged, isComplete)]
  const updates = new Map(merges)
  for (const update of adjustments) updates.set(update.id, { ...merges.get(update.id), ...update })
  const soldOutTitles = soldOutLines.map(({ merchandise }) => merchandise.product.title)
  return {
    updates: [...updates.values()],
    isAdjusted: adjustments.length > 0,
    soldOutTitles: [...new Set(soldOutTitles)],
  }
}

/**
 * The updates that leave as many letters as garments, since stock may reduce one of the two and a call may remove one
 * alone. `isComplete`: these are all lines of the cart, so a missing partner is in no other line.
 */
const planPairs = (nodes: readonly WireLine[], isComplete: boolean): LineUpdate[] =>
  [...Map.groupBy(nodes, getTie)].flatMap(([tie, lines]) => (tie === undefined ? [] : pairUp(lines, isComplete)))

const getTie = ({ attributes }: WireLine) => getPairTie(attributes)?.tie

function pairUp(lines: readonly WireLine[], isComplete: boolean): LineUpdate[] {
  const isExtra = ({ attributes }: WireLine) => getPairTie(attributes)?.isExtra === true
  const [extras, garments] = [lines.filter(isExtra), lines.filter((line) => !isExtra(line))]
  if (!isComplete && (extras.length === 0 || garments.length === 0)) return []
  const [many, few] = countPieces(extras) > countPieces(garments) ? [extras, garments] : [garments, extras]
  let excess = countPieces(many) - countPieces(few)
  return many.flatMap((line) => {
    const taken = Math.min(excess, line.quantity)
    excess -= taken
    return taken === 0 ? [] : [toLineUpdate(line, line.quantity - taken)]
  })
}

const countPieces = (lines: readonly WireLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The updates that merge lines of the same goods, which Shopify keeps apart because of their marks. A line whose
 * additions are all in other lines is a repeat and is removed.
 */
export const planMerge = (nodes: readonly WireLine[]): LineUpdate[] =>
  [...Map.groupBy(nodes.filter(hasPieces), getArticle).values()].flatMap((lines) => mergeArticle(lines.toReversed()))

const hasPieces = ({ quantity }: WireLine) => quantity > 0

/** The key of a line's goods: its variant and its attributes other than marks. */
function getArticle({ merchandise, attributes }: WireLine): string {
  const own = getOwnAttributes(attributes).map(({ key, value }) => `${key}=${value}`)
  return JSON.stringify([merchandise.id, ...own.toSorted()])
}

/** The updates that merge the lines of one article, oldest first. The oldest stays, because other tabs show it. */
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

/** How many pieces of a line another line has too. If they share only some additions, each counts as one piece. */
function countShared({ marks, quantity }: { marks: readonly string[]; quantity: number }, others: readonly string[]) {
  const shared = marks.filter((mark) => others.includes(mark)).length
  return shared === marks.length ? quantity : shared
}

/** The marks of a line, or a new one where it has none, because it repeats no other line. */
function getLineMarks({ attributes }: WireLine): string[] {
  const marks = getMarks(attributes)
  return marks.length > 0 ? marks : [createMark()]
}
