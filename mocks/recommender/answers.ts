/**
 * The questionnaire's answers in the model's terms; all are optional. Waist, T-shirt, jacket and leg are the usual labels,
 * `watch` is the strap's hole from 0 (tight) to 4, and belly, seat, thigh and slimFit run from -1 (less) to 1 (more).
 */
export type Answers = {
  heightIn?: number
  weightLb?: number
  ageYears?: number
  usualWaist?: string
  sizeUp?: 0 | 1
  slimFit?: -1 | 0 | 1
  belly?: -1 | 0 | 1
  seat?: -1 | 0 | 1
  thigh?: -1 | 0 | 1
  watch?: 0 | 1 | 2 | 3 | 4
  tShirt?: string
  jacket?: string
  usualLeg?: string
  /** The waistband of the best-fitting pair, measured flat and doubled, in inches. */
  pairWaistIn?: number
  /** The inside leg of the best-fitting pair in inches. */
  pairLegIn?: number
}

/** Answers that define the prior. */
export const PRIOR_ANSWERS = ['heightIn', 'weightLb', 'ageYears'] as const satisfies (keyof Answers)[]

/** The answers to the other questions that every visitor gets. */
export const COMMON_ANSWERS = [
  'usualWaist',
  'sizeUp',
  'slimFit',
  'belly',
  'seat',
  'thigh',
  'watch',
  'tShirt',
  'jacket',
] as const satisfies (keyof Answers)[]

/** Answers that update the prior. */
export const OBSERVED_ANSWERS = [
  ...COMMON_ANSWERS,
  'usualLeg',
  'pairWaistIn',
  'pairLegIn',
] as const satisfies (keyof Answers)[]
