import { canonicalValue } from './option-lists.ts'

/** The sizes of each half, in the order in which they are read out. */
export const HALVES = {
  bottom: ['waist', 'build', 'leg', 'taper'],
  top: ['size', 'chest', 'cut', 'length'],
} as const

export type FitHalf = keyof typeof HALVES
export type FitOption = (typeof HALVES)[FitHalf][number]

/** A person's sizes, each a value of its list; what is not known is not there. Build is 'B', never 'Build B'. */
export type SavedFit = {
  readonly [Half in FitHalf]: Readonly<Partial<Record<(typeof HALVES)[Half][number], string>>>
}

/** Spec 3: "A complete fit has waist, build, leg, cut, length and size." */
export const ESSENTIAL = ['waist', 'build', 'leg', 'cut', 'length', 'size'] as const satisfies readonly FitOption[]

/** What a fit says of an option, in whichever half it is. */
export const sizeIn = (fit: SavedFit | null, option: FitOption): string | undefined => {
  const sizes: Partial<Record<FitOption, string>> = { ...fit?.bottom, ...fit?.top }
  return sizes[option]
}

/** The known sizes of one half, in the order in which they are read out. */
export const sizesOf = (fit: SavedFit, half: FitHalf): readonly (readonly [FitOption, string])[] =>
  HALVES[half].flatMap((option) => {
    const size = sizeIn(fit, option)
    return size === undefined ? [] : [[option, size] as const]
  })

/** Sizes that a save needs and the fit does not name (FIT-08). */
export const missingSizes = (fit: SavedFit): readonly FitOption[] =>
  ESSENTIAL.filter((option) => sizeIn(fit, option) === undefined)

/** True when the fit names every size that a save needs. */
export const isComplete = (fit: SavedFit): boolean => missingSizes(fit).length === 0

/** True when two fits disagree about any size, or only one of them is there. */
export const differs = (one: SavedFit | null, other: SavedFit | null): boolean =>
  one === null || other === null
    ? one !== other
    : [...HALVES.bottom, ...HALVES.top].some((option) => sizeIn(one, option) !== sizeIn(other, option))

/**
 * Makes a fit of what a cookie or the fit service says, or null. FIT-14: a fit is accepted only if every value is in its
 * list; one value that is not, and none of it counts. An empty value is one that is not known.
 */
export function toSavedFit(said: unknown): SavedFit | null {
  const bottom = half(said, 'bottom')
  const top = half(said, 'top')
  if (!bottom || !top) return null
  const known = Object.keys(bottom).length + Object.keys(top).length
  return known > 0 ? { top, bottom } : null
}

/** Reads the cookie saved_fit: JSON {top, bottom}. */
export function parseSavedFit(text: string | undefined): SavedFit | null {
  try {
    return toSavedFit(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

function half(said: unknown, name: FitHalf): Partial<Record<FitOption, string>> | undefined {
  if (!isRecord(said)) return undefined
  const sizes = said[name] ?? {}
  if (!isRecord(sizes)) return undefined
  const known: Partial<Record<FitOption, string>> = {}
  for (const option of HALVES[name]) {
    const size = sizes[option] ?? ''
    if (size === '') continue
    const value = typeof size === 'string' ? canonicalValue(option, size) : undefined
    if (value === undefined) return undefined
    known[option] = value
  }
  return known
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
