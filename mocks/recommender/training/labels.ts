/** What a label stands for: the middle of the interval that people who wear it have, and the variance across it. */
export type LabelMap = Record<string, [centre: number, variance: number]>

const CM_PER_INCH = 2.54

/** Waists that shops stock; 35 and 37 rarely are. */
export const MARKET_WAISTS = [28, 30, 31, 32, 33, 34, 36, 38, 40, 42, 44, 46]
export const MARKET_LEGS = [28, 29, 30, 31, 32, 33, 34, 36]
export const JACKETS = [34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56]
/** EN 13402-3's letters by chest, cm; the ends as wide as men of those letters spread. */
export const T_SHIRTS: [label: string, fromCm: number, toCm: number][] = [
  ['XS', 78, 86],
  ['S', 86, 94],
  ['M', 94, 102],
  ['L', 102, 110],
  ['XL', 110, 118],
  ['XXL', 118, 129],
  ['3XL', 129, 141],
]
/** The house's own in-between letters sit on the border of two; their wearers differ little. */
const BETWEEN: [string, number][] = [
  ['M+', 102],
  ['L+', 110],
]
const BETWEEN_VARIANCE = 0.2

/** Nearest of the labels. */
export function nearest(labels: readonly number[], value: number): number {
  return labels.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best))
}

/**
 * Labels among stocked ones stand for all that is nearest to them. One that few shops have stands for itself, as wide as
 * the next one is far.
 */
export function numberLabels(stocked: readonly number[], alsoKnown: readonly number[] = []): LabelMap {
  const known = [...stocked, ...alsoKnown].sort((a, b) => a - b)
  return Object.fromEntries(
    known.map((label) => {
      const among = stocked.includes(label) ? stocked : known
      const at = among.indexOf(label)
      const before = label - (among[at - 1] ?? Number.NaN)
      const after = (among[at + 1] ?? Number.NaN) - label
      // the ends have a neighbour on one side only, and are taken to reach as far to the other
      const low = (before || after) / 2
      const high = (after || before) / 2
      return [String(label), [label + (high - low) / 2, (low + high) ** 2 / 12]]
    }),
  )
}

export function tShirtLabels(): LabelMap {
  return Object.fromEntries([
    ...T_SHIRTS.map(([label, from, to]): [string, [number, number]] => [
      label,
      [(from + to) / 2 / CM_PER_INCH, ((to - from) / CM_PER_INCH) ** 2 / 12],
    ]),
    ...BETWEEN.map(([label, cm]): [string, [number, number]] => [label, [cm / CM_PER_INCH, BETWEEN_VARIANCE]]),
  ])
}
