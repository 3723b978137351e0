import { isStep, type StepName } from '../questions/steps.ts'

/**
 * Where in the Fit Finder somebody is, as far as an address can say it (`?step=`) and a later visit can return to it. What
 * comes and goes by itself (working, failing) is no place.
 */
export type Place = 'start' | StepName | 'result' | 'save' | 'find'

const OTHERS = ['start', 'result', 'save', 'find'] as const

/** Reads a place from an address or a cookie. */
export const asPlace = (word: unknown): Place | undefined =>
  isStep(word) ? word : OTHERS.find((place) => place === word)
