import { isRecord } from '#contracts/is-record.ts'
import { toListedValue } from '#contracts/shop/option-lists.ts'

/** The sizes of each half, in display order. */
export const HALVES = {
  bottom: ['waist', 'build', 'leg', 'taper'],
  top: ['size', 'chest', 'cut', 'length'],
} as const

export type FitHalf = keyof typeof HALVES
export type FitOption = (typeof HALVES)[FitHalf][number]

/** Every size of a fit, bottom half first. */
const FIT_OPTIONS: readonly FitOption[] = [...HALVES.bottom, ...HALVES.top]
export const isFitOption = (type: string): type is FitOption => FIT_OPTIONS.some((option) => option === type)

/** A person's sizes, each from its list; unknown ones are absent. Build is 'B', never 'Build B'. */
export type SavedFit = {
  readonly [Half in FitHalf]: Readonly<Partial<Record<(typeof HALVES)[Half][number], string>>>
}

/** A saved fit with the rest of its record (spec 3, "Stored record"); null for what is not known. */
export type FitRecord = {
  fit: SavedFit
  /** ISO 8601. */
  updatedAt: string | null
  email: string | null
  /** A word of the fit service; the spec does not explain it. */
  status: string | null
}

/** Spec 3: "A complete fit has waist, build, leg, cut, length and size." */
export const REQUIRED_SIZES = ['waist', 'build', 'leg', 'cut', 'length', 'size'] as const satisfies readonly FitOption[]

/** A fit's size for an option. */
export const getSize = (fit: SavedFit | null, option: FitOption): string | undefined => {
  const sizes: Partial<Record<FitOption, string>> = { ...fit?.bottom, ...fit?.top }
  return sizes[option]
}

/** The known sizes of one half, in display order. */
export const getSizes = (fit: SavedFit, half: FitHalf): readonly (readonly [FitOption, string])[] =>
  HALVES[half].flatMap((option) => {
    const size = getSize(fit, option)
    return size === undefined ? [] : [[option, size] as const]
  })

/** The sizes that a fit lacks for a save (FIT-08). */
export const getMissingSizes = (fit: SavedFit): readonly FitOption[] =>
  REQUIRED_SIZES.filter((option) => getSize(fit, option) === undefined)

/** Whether a fit has every size that a save needs. */
export const isComplete = (fit: SavedFit): boolean => getMissingSizes(fit).length === 0

/** Whether two fits differ in any size, or only one of them exists. */
export const haveDifferentSizes = (one: SavedFit | null, other: SavedFit | null): boolean =>
  one === null || other === null
    ? one !== other
    : FIT_OPTIONS.some((option) => getSize(one, option) !== getSize(other, option))

/**
 * Parses a fit from a cookie or the fit service; an empty value counts as unknown. A value that is in no list makes it
 * null (FIT-14); with `onUnlisted` only that value is left out, and its option reported there.
 */
export function toSavedFit(value: unknown, onUnlisted?: (option: FitOption) => void): SavedFit | null {
  const bottom = toHalf(value, 'bottom', onUnlisted)
  const top = toHalf(value, 'top', onUnlisted)
  if (!bottom || !top) return null
  const sizeCount = Object.keys(bottom).length + Object.keys(top).length
  return sizeCount > 0 ? { top, bottom } : null
}

/** Parses the text of the cookie saved_fit: JSON {top, bottom}. */
export function parseSavedFit(text: string | undefined): SavedFit | null {
  try {
    return toSavedFit(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

function toHalf(
  fit: unknown,
  half: FitHalf,
  onUnlisted?: (option: FitOption) => void,
): Partial<Record<FitOption, string>> | undefined {
  if (!isRecord(fit)) return undefined
  const sizes = fit[half] ?? {}
  if (!isRecord(sizes)) return undefined
  const listedSizes: Partial<Record<FitOption, string>> = {}
  for (const option of HALVES[half]) {
    const size = sizes[option] ?? ''
    if (size === '') continue
    const value = typeof size === 'string' ? toListedValue(option, size) : undefined
    if (value !== undefined) listedSizes[option] = value
    else if (onUnlisted) onUnlisted(option)
    else return undefined
  }
  return listedSizes
}
