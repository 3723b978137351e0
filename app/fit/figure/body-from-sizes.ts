import type { FitAnswers } from '#app/fit/fit-answers.ts'
import { getSize, type SavedFit } from '#app/fit/saved-fit.ts'
import { CHEST_CM_BY_LETTER, CM_PER_INCH, WAIST_ALLOWANCE_IN, WAISTS_BY_LETTER } from '#contracts/shop/body-sizes.ts'
import { type Figure, getFigure, toWeight } from './figure.ts'

/** The girths of the survey's average man, from whom all figures are scaled. */
const AVERAGE_WAIST_IN = 37
const AVERAGE_CHEST_CM = 105
/** The leg that a man of average height wears, and how much taller a man is for each inch more. Our rule of thumb. */
const [AVERAGE_LEG, HEIGHT_PER_LEG_IN, AVERAGE_HEIGHT] = [31.5, 4.4, 176]
const HEIGHT_BY_LENGTH: Readonly<Record<string, number>> = { Short: 169, Regular: 177, Long: 188 }

/** The figure of a man: drawn from his answers in his build as in the Fit Finder, or without answers from his sizes. */
export function getBody(fit: SavedFit, answers: FitAnswers | null): Figure {
  if (answers?.height !== undefined && answers.weight !== undefined) return getFigure(answers, fit)
  const height = getHeight(fit)
  return getFigure({ height, weight: toWeight(height, getGirth(fit)) }, fit)
}

function getHeight(fit: SavedFit): number {
  const leg = getSize(fit, 'leg')
  if (leg !== undefined) return AVERAGE_HEIGHT + (Number(leg) - AVERAGE_LEG) * HEIGHT_PER_LEG_IN
  return HEIGHT_BY_LENGTH[getSize(fit, 'length') ?? ''] ?? AVERAGE_HEIGHT
}

/** The waist, or else the chest, as a share of the average man's. */
function getGirth(fit: SavedFit): { part: 'waist' | 'chest'; share: number } {
  const waist = getSize(fit, 'waist')
  if (waist !== undefined) return { part: 'waist', share: (Number(waist) + WAIST_ALLOWANCE_IN) / AVERAGE_WAIST_IN }
  const chest = getSize(fit, 'chest')
  if (chest !== undefined) return { part: 'chest', share: (Number(chest) * CM_PER_INCH) / AVERAGE_CHEST_CM }
  const letter = CHEST_CM_BY_LETTER.find(([name]) => name === getSize(fit, 'size'))
  return { part: 'chest', share: letter ? (letter[1] + letter[2]) / 2 / AVERAGE_CHEST_CM : 1 }
}

/** The letter of drawcord shorts for a waist. */
export const getLetterOfWaist = (waist: string | undefined): string | undefined =>
  WAISTS_BY_LETTER.find(([, low, high]) => Number(waist) >= low && Number(waist) <= high)?.[0]
