import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { getPairTie } from './add-on.ts'
import { type LineUpdate, toLineUpdate } from './merge-lines.ts'

type WireLine = CartFragment['lines']['nodes'][number]

/**
 * The updates that leave as many letters as garments to sew them on: stock may cut one of the two, and a call may remove one
 * alone. What is too much is taken off. `isComplete`: the lines are all of their cart, so that nothing is missing elsewhere.
 */
export const planPairs = (nodes: readonly WireLine[], isComplete: boolean): LineUpdate[] =>
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
