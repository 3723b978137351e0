import type { Length } from '#app/ui/body-units.ts'
import {
  BUILD_STEP_IN,
  CHEST_CM_BY_LETTER,
  SEAT_BY_WAIST,
  THIGH_BY_WAIST,
  WAIST_ALLOWANCE_IN,
  WAISTS_BY_LETTER,
} from '#contracts/shop/body-sizes.ts'
import type { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { INCHES_PER_CM } from '#contracts/shop/timing-and-limits.ts'
import type { Cell, Row } from './chart.ts'

/*
 * The numbers of the size charts with their sources. "Fit model" is section 1 of the definition of sizes that the Fit
 * Finder is calibrated to, so that both agree. "Assumed" is ours, where neither the spec nor the fit model has a number.
 */

/** Spec 3, "Fit option lists". Its size-chart claims say "11 waists" and "8+ legs" of the same sizes; both are given. */
const WAISTS = [28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 44, 46] as const
const LEGS = [28, 29, 30, 31, 32, 33, 34, 35, 36, 37] as const
const CHESTS = [36, 38, 40, 42, 44, 46, 48] as const
const SHORT_LEGS = [3, 5, 7, 9, 11] as const

/** Fit model: trousers' inside leg is the crotch's height above the floor, barefoot, less 32 mm. */
const LEG_ALLOWANCE_IN = 3.2 * INCHES_PER_CM

/** Fit model: Slim where the chest is at least 100 mm more than the waist. */
const SLIM_DROP: Length = { cm: 10 }

/** Fit model: Short up to 1715 mm of height, Long from 1842 mm. */
const SHORT_MAN: Length = { cm: 171.5 }
const TALL_MAN: Length = { cm: 184.2 }

/** Assumed: belts come in five sizes, with holes an inch apart. */
const WAISTS_BY_BELT = [
  ['S', 28, 31],
  ['M', 32, 34],
  ['L', 35, 37],
  ['XL', 38, 42],
  ['XXL', 44, 46],
] as const

/** Assumed: spec 3 has the sock sizes but not their shoe sizes. */
const SHOES_BY_SOCK: Readonly<Record<(typeof OPTION_LISTS.socksize)[number], readonly string[]>> = {
  'S/M': ['5-8', '38-42', '6-9'],
  'M/L': ['9-12', '43-47', '10-13'],
}

/** The range of values that round to each label: from half way to the previous label to half way to the next. */
export function getLabelRanges(labels: readonly number[]): { label: number; from: number; to: number }[] {
  return labels.map((label, index) => {
    const previous = labels[index - 1]
    const next = labels[index + 1]
    const below = previous ?? label - ((next ?? label) - label)
    const above = next ?? label + (label - (previous ?? label))
    return { label, from: (below + label) / 2, to: (label + above) / 2 }
  })
}

const rangeCell = (from: Length, to: Length): Cell => ({ kind: 'range', from, to })
const sizesCell = (text: string): Cell => ({ kind: 'sizes', text })
const formatRange = (from: number, to: number) => (from === to ? String(from) : `${from}-${to}`)

const waistRanges = getLabelRanges(WAISTS)
/** Body waist at the waistband for waist labels from one to another. */
function waistCell(from: number, to = from): Cell {
  const min = waistRanges.find(({ label }) => label === from)?.from ?? from
  const max = waistRanges.find(({ label }) => label === to)?.to ?? to
  return rangeCell({ in: min + WAIST_ALLOWANCE_IN }, { in: max + WAIST_ALLOWANCE_IN })
}

/** Girth in builds A, B and C. */
const buildCells = ({ base, share }: { base: number; share: number }, waist: number): Cell[] =>
  [-1, 0, 1].map((build) => ({ kind: 'girth', length: { in: base + share * waist + build * BUILD_STEP_IN } }))

/** Waist label: body waist at the waistband. */
export const waistRows: readonly Row[] = WAISTS.map((waist) => ({ size: String(waist), cells: [waistCell(waist)] }))

/** Waist label: seat in builds A, B and C, then thigh in the same. */
export const buildRows: readonly Row[] = WAISTS.map((waist) => ({
  size: String(waist),
  cells: [...buildCells(SEAT_BY_WAIST, waist), ...buildCells(THIGH_BY_WAIST, waist)],
}))

/** Leg label: crotch height above the floor. */
export const legRows: readonly Row[] = getLabelRanges(LEGS).map(({ label, from, to }) => ({
  size: String(label),
  cells: [rangeCell({ in: from + LEG_ALLOWANCE_IN }, { in: to + LEG_ALLOWANCE_IN })],
}))

/** Shorts leg label: inside seam, and where it ends on the leg (assumed: average leg). */
export const shortLegRows: readonly Row[] = SHORT_LEGS.map((leg) => ({
  size: String(leg),
  cells: [
    { kind: 'length', length: { in: leg } },
    { kind: 'words', key: `short-leg.${leg}` },
  ],
}))

/** Letter: its waist labels and the body waist. */
export const waistLetterRows: readonly Row[] = WAISTS_BY_LETTER.map(([size, from, to]) => ({
  size,
  cells: [sizesCell(formatRange(from, to)), waistCell(from, to)],
}))

/** Letter: body chest. */
export const chestLetterRows: readonly Row[] = CHEST_CM_BY_LETTER.map(([size, from, to]) => ({
  size,
  cells: [rangeCell({ cm: from }, { cm: to })],
}))

/** Chest label: body chest. */
export const chestRows: readonly Row[] = getLabelRanges(CHESTS).map(({ label, from, to }) => ({
  size: String(label),
  cells: [rangeCell({ in: from }, { in: to })],
}))

/** Cut: chest minus waist. */
export const cutRows: readonly Row[] = [
  { size: 'Slim', cells: [{ kind: 'least', length: SLIM_DROP }] },
  { size: 'Straight', cells: [{ kind: 'less', length: SLIM_DROP }] },
]

/** Length: body height. */
export const lengthRows: readonly Row[] = [
  { size: 'Short', cells: [{ kind: 'height', from: null, to: SHORT_MAN }] },
  { size: 'Regular', cells: [{ kind: 'height', from: SHORT_MAN, to: TALL_MAN }] },
  { size: 'Long', cells: [{ kind: 'height', from: TALL_MAN, to: null }] },
]

/** Belt: its waist labels, and the length from buckle to middle hole, which is the waistband's girth. */
export const beltRows: readonly Row[] = WAISTS_BY_BELT.map(([size, from, to]) => ({
  size,
  cells: [sizesCell(formatRange(from, to)), { kind: 'length', length: { in: (from + to) / 2 + WAIST_ALLOWANCE_IN } }],
}))

/** Sock size: shoe sizes of the UK, Europe and the US. */
export const sockRows: readonly Row[] = Object.entries(SHOES_BY_SOCK).map(([size, shoes]) => ({
  size,
  cells: shoes.map(sizesCell),
}))
