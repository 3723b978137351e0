/**
 * What a man said of himself, in the model's terms. Every answer may be missing. The waist, T-shirt, jacket and leg are
 * the labels that he usually buys; `watch` is the strap's hole from 0 (tight wrist) to 4; belly, seat, thigh and slimFit
 * run from -1 (less) to 1 (more).
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
  /** A waistband of his best-fitting pair, measured flat and doubled, in inches. */
  pairWaistIn?: number
  /** The inside leg of his best-fitting pair in inches. */
  pairLegIn?: number
}

/** The answers that are measurements of the body; height, weight and age are what they are measured against. */
export const OBSERVED = [
  'usualWaist',
  'sizeUp',
  'slimFit',
  'belly',
  'seat',
  'thigh',
  'watch',
  'tShirt',
  'jacket',
  'usualLeg',
  'pairWaistIn',
  'pairLegIn',
] as const satisfies (keyof Answers)[]
