import { CM_PER_INCH } from '#contracts/shop/body-sizes.ts'

/** By label, the interval of bodies that wear it: its centre and the variance across it. */
export type LabelMap = Record<string, [centre: number, variance: number]>

/** Waists that shops usually stock; 35 and 37 are rare. */
export const MARKET_WAISTS = [28, 30, 31, 32, 33, 34, 36, 38, 40, 42, 44, 46]
export const MARKET_LEGS = [28, 29, 30, 31, 32, 33, 34, 36]
export const JACKETS = [34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56]
/** EN 13402-3's letters by chest in cm. The first and last are as wide as their wearers vary. */
export const T_SHIRTS: [label: string, fromCm: number, toCm: number][] = [
  ['XS', 78, 86],
  ['S', 86, 94],
  ['M', 94, 102],
  ['L', 102, 110],
  ['XL', 110, 118],
  ['XXL', 118, 129],
  ['3XL', 129, 141],
]
/** The shop's intermediate letters, at the border of two others; their wearers vary little. */
const BETWEEN: [string, number][] = [
  ['M+', 102],
  ['L+', 110],
]
const BETWEEN_VARIANCE = 0.2

/** The label nearest to a value. */
export function findNearest(labels: readonly number[], value: number): number {
  return labels.reduce((best, label) => (Math.abs(label - value) < Math.abs(best - value) ? label : best))
}

/**
 * Creates the intervals of number labels. A stocked label stands for everything nearest to it among the stocked ones; a
 * rare label only for its own width.
 */
export function createNumberLabels(stocked: readonly number[], rare: readonly number[] = []): LabelMap {
  const all = [...stocked, ...rare].sort((a, b) => a - b)
  return Object.fromEntries(
    all.map((label) => {
      const neighbours = stocked.includes(label) ? stocked : all
      const position = neighbours.indexOf(label)
      const before = label - (neighbours[position - 1] ?? Number.NaN)
      const after = (neighbours[position + 1] ?? Number.NaN) - label
      // the first and the last label have one neighbour; their interval is symmetric
      const low = (before || after) / 2
      const high = (after || before) / 2
      return [String(label), [label + (high - low) / 2, (low + high) ** 2 / 12]]
    }),
  )
}

/** Creates the intervals of T-shirt letters, in inches. */
export function createTShirtLabels(): LabelMap {
  return Object.fromEntries([
    ...T_SHIRTS.map(([label, from, to]): [string, [number, number]] => [
      label,
      [(from + to) / 2 / CM_PER_INCH, ((to - from) / CM_PER_INCH) ** 2 / 12],
    ]),
    ...BETWEEN.map(([label, cm]): [string, [number, number]] => [label, [cm / CM_PER_INCH, BETWEEN_VARIANCE]]),
  ])
}
