import { INCHES_PER_CM, type Length } from '#app/ui/length.ts'
import type { Cell, Row } from './chart.ts'

/*
 * The numbers of the size charts, each with where it comes from. "Fit model" is the definition of sizes that the Fit
 * Finder is fitted to (section 1), so that the charts and the Fit Finder say the same. "Assumed" is ours, where neither
 * the spec nor the fit model says anything.
 */

/** Spec 3, "Fit option lists". Its size-chart claims say "11 waists" and "8+ legs" of the same sizes; both are given. */
export const WAISTS = [28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 44, 46] as const
const LEGS = [28, 29, 30, 31, 32, 33, 34, 35, 36, 37] as const
const CHESTS = [36, 38, 40, 42, 44, 46, 48] as const
const SHORT_LEGS = [3, 5, 7, 9, 11] as const

/** Fit model: a waist label is the girth where the waistband sits, less 3.0 in. */
const WAIST_ALLOWANCE_IN = 3

/** Fit model: seat and thigh of the man in the middle (Build B) at a waist label, in inches: base + share x label. */
const SEAT = { base: 14.983, share: 0.7196 }
const THIGH = { base: 6.548, share: 0.5166 }
/** Fit model: "A = 1.2 in less, C = 1.2 in more in both seat and thigh than the average man of that waist". */
const BUILD_STEP_IN = 1.2

/** Fit model: trousers' inside leg is the crotch's height above the floor, barefoot, less 32 mm. */
const LEG_ALLOWANCE_IN = 3.2 * INCHES_PER_CM

/** Fit model: letters by chest in cm, after EN 13402-3; M+ and L+ straddle their neighbours. The outer ends are the norm's. */
const CHEST_CM_BY_LETTER = [
  ['S', 86, 94],
  ['M', 94, 100],
  ['M+', 100, 104],
  ['L', 104, 108],
  ['L+', 108, 112],
  ['XL', 112, 118],
  ['XXL', 118, 129],
] as const

/** Fit model: Slim where the chest is at least 100 mm more than the waist. */
const SLIM_DROP: Length = { cm: 10 }

/** Fit model: Short up to 1715 mm of height, Long from 1842 mm. */
const SHORT_MAN: Length = { cm: 171.5 }
const TALL_MAN: Length = { cm: 184.2 }

/** Assumed: trunks and drawcord shorts share the seven letters out over the fourteen waists. */
const WAISTS_BY_LETTER = [
  ['S', 28, 31],
  ['M', 32, 33],
  ['M+', 34, 34],
  ['L', 35, 36],
  ['L+', 37, 38],
  ['XL', 40, 42],
  ['XXL', 44, 46],
] as const

/** Assumed: belts come in five, with holes an inch apart. */
const WAISTS_BY_BELT = [
  ['S', 28, 31],
  ['M', 32, 34],
  ['L', 35, 37],
  ['XL', 38, 42],
  ['XXL', 44, 46],
] as const

/** Assumed: spec 3 gives the sock sizes, not the feet in them. */
const SHOES_BY_SOCK = [
  ['S/M', '5-8', '38-42', '6-9'],
  ['M/L', '9-12', '43-47', '10-13'],
] as const

/** What rounds to each label of a list: from half way to the one before, to half way to the one after. */
export function nearest(labels: readonly number[]): { label: number; from: number; to: number }[] {
  return labels.map((label, at) => {
    const before = labels[at - 1]
    const after = labels[at + 1]
    const below = before ?? label - ((after ?? label) - label)
    const above = after ?? label + (label - (before ?? label))
    return { label, from: (below + label) / 2, to: (label + above) / 2 }
  })
}

const range = (from: Length, to: Length): Cell => ({ kind: 'range', from, to })
const sizes = (text: string): Cell => ({ kind: 'sizes', text })
const span = (from: number, to: number) => (from === to ? String(from) : `${from}-${to}`)

const waists = nearest(WAISTS)
/** The waist, where the band sits, of men whose labels run from one to another. */
function waistOf(from: number, to = from): Cell {
  const least = waists.find(({ label }) => label === from)?.from ?? from
  const most = waists.find(({ label }) => label === to)?.to ?? to
  return range({ in: least + WAIST_ALLOWANCE_IN }, { in: most + WAIST_ALLOWANCE_IN })
}

const inThreeBuilds = ({ base, share }: { base: number; share: number }, waist: number): Cell[] =>
  [-1, 0, 1].map((build) => ({ kind: 'girth', length: { in: base + share * waist + build * BUILD_STEP_IN } }))

/** Waist: yours, where the band sits. */
export const waistRows: readonly Row[] = WAISTS.map((waist) => ({ size: String(waist), cells: [waistOf(waist)] }))

/** Waist: seat in builds A, B, C, then thigh in the same. */
export const buildRows: readonly Row[] = WAISTS.map((waist) => ({
  size: String(waist),
  cells: [...inThreeBuilds(SEAT, waist), ...inThreeBuilds(THIGH, waist)],
}))

/** Leg: yours, from the floor to the crotch. */
export const legRows: readonly Row[] = nearest(LEGS).map(({ label, from, to }) => ({
  size: String(label),
  cells: [range({ in: from + LEG_ALLOWANCE_IN }, { in: to + LEG_ALLOWANCE_IN })],
}))

/** Shorts' leg: its inside seam, and where that ends on you (assumed: a man of middling leg). */
export const shortLegRows: readonly Row[] = SHORT_LEGS.map((leg) => ({
  size: String(leg),
  cells: [
    { kind: 'length', length: { in: leg } },
    { kind: 'words', key: `short-leg.${leg}` },
  ],
}))

/** Letter: the waist labels it stands for, and your waist. */
export const waistLetterRows: readonly Row[] = WAISTS_BY_LETTER.map(([size, from, to]) => ({
  size,
  cells: [sizes(span(from, to)), waistOf(from, to)],
}))

/** Letter: your chest. */
export const chestLetterRows: readonly Row[] = CHEST_CM_BY_LETTER.map(([size, from, to]) => ({
  size,
  cells: [range({ cm: from }, { cm: to })],
}))

/** Chest size: your chest. */
export const chestRows: readonly Row[] = nearest(CHESTS).map(({ label, from, to }) => ({
  size: String(label),
  cells: [range({ in: from }, { in: to })],
}))

/** Cut: how much more your chest is than your waist. */
export const cutRows: readonly Row[] = [
  { size: 'Slim', cells: [{ kind: 'least', length: SLIM_DROP }] },
  { size: 'Straight', cells: [{ kind: 'less', length: SLIM_DROP }] },
]

/** Length: your height. */
export const lengthRows: readonly Row[] = [
  { size: 'Short', cells: [{ kind: 'height', from: null, to: SHORT_MAN }] },
  { size: 'Regular', cells: [{ kind: 'height', from: SHORT_MAN, to: TALL_MAN }] },
  { size: 'Long', cells: [{ kind: 'height', from: TALL_MAN, to: null }] },
]

/** Belt: the waist labels it goes with, and from its buckle to the middle hole: the band's own girth. */
export const beltRows: readonly Row[] = WAISTS_BY_BELT.map(([size, from, to]) => ({
  size,
  cells: [sizes(span(from, to)), { kind: 'length', length: { in: (from + to) / 2 + WAIST_ALLOWANCE_IN } }],
}))

/** Sock: shoe sizes of the UK, Europe, the US. */
export const sockRows: readonly Row[] = SHOES_BY_SOCK.map(([size, ...shoes]) => ({ size, cells: shoes.map(sizes) }))
