const HALVES = {
  bottom: ['waist', 'build', 'leg', 'taper'],
  top: ['size', 'cut', 'length', 'chest'],
} as const

export type FitHalf = keyof typeof HALVES
export type FitOption = (typeof HALVES)[FitHalf][number]
/** A person's sizes by half, in the order in which they are read out; what is not known is not there. */
export type SavedFit = Readonly<Record<FitHalf, readonly (readonly [FitOption, string])[]>>

/**
 * Reads the cookie saved_fit: JSON with the halves of spec 3, "Saved fit". Null for anything that names no size at all.
 */
export function parseSavedFit(text: string | undefined): SavedFit | null {
  const value = parsed(text)
  const fit = { bottom: half(value, 'bottom'), top: half(value, 'top') }
  return fit.bottom.length + fit.top.length > 0 ? fit : null
}

function half(value: unknown, name: FitHalf): [FitOption, string][] {
  const sizes = isRecord(value) && isRecord(value[name]) ? value[name] : {}
  return HALVES[name].flatMap((option) => {
    const size = sizes[option]
    return typeof size === 'string' && size !== '' ? [[option, size] satisfies [FitOption, string]] : []
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
