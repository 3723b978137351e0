import { type FitOption, HALVES, type SavedFit, sizeIn } from './saved-fit.ts'

const FIT_OPTIONS: readonly string[] = [...HALVES.bottom, ...HALVES.top]

const isFitOption = (type: string): type is FitOption => FIT_OPTIONS.includes(type)

/**
 * What a fit says of a product's option, as its list spells it ('B', not 'Build B'); undefined where it says nothing:
 * shorts and trunks have legs of their own, and no fit knows a pack. Product pages, collections and the cart all ask here,
 * so that they cannot disagree.
 */
export const fitValue = (fit: SavedFit | null, optionType: string): string | undefined =>
  isFitOption(optionType) ? sizeIn(fit, optionType) : undefined
