import { type FitHalf, type FitOption, getMissingSizes, getSizes, HALVES, type SavedFit } from '../saved-fit.ts'

const HALF_NAMES: readonly FitHalf[] = ['bottom', 'top']

/** The sizes that the halves begun so far still lack: one half can be kept without the other. */
export const getMissingOfBegun = (fit: SavedFit): readonly FitOption[] =>
  HALF_NAMES.filter((half) => getSizes(fit, half).length > 0).flatMap((half) => getMissingOfHalf(fit, half))

/** Whether a fit has one half in full and nothing of the other. */
export const isOneHalf = (fit: SavedFit): boolean => {
  const begun = HALF_NAMES.filter((half) => getSizes(fit, half).length > 0)
  return begun.length === 1 && getMissingOfBegun(fit).length === 0
}

function getMissingOfHalf(fit: SavedFit, half: FitHalf): readonly FitOption[] {
  const options: readonly FitOption[] = HALVES[half]
  return getMissingSizes(fit).filter((option) => options.includes(option))
}
