import { OPTION_LISTS } from './option-lists.ts'

/**
 * The questions of the Fit Finder and the answers that each accepts, as the fit contract has them: numbers between bounds
 * (cm, kg, years, inches), one of a list, or the parts of a build. Waists, jackets and legs are the labels on sale.
 */
export const FIT_QUESTIONS = {
  height: { min: 120, max: 230 },
  weight: { min: 35, max: 250 },
  /** Under 18 a visitor is declined, since the model is made from grown men. */
  age: { min: 18, max: 110 },
  waist: {
    values: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46', '48'],
  },
  'size-up': { values: ['yes', 'no'] },
  'slim-fit': { values: ['slim', 'regular', 'relaxed'] },
  build: { parts: ['belly', 'seat', 'thigh'], values: ['less', 'average', 'more'] },
  /** The hole of the strap, from tight to loose. */
  watch: { values: ['1', '2', '3', '4', '5'] },
  't-shirt': { values: ['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL'] },
  jacket: { values: ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56'] },
  style: { values: OPTION_LISTS.taper },
  leg: { values: OPTION_LISTS.leg },
  /** Waistband of the best-fitting pair, measured flat and doubled. */
  'pair-waist': { min: 20, max: 60 },
  'pair-leg': { min: 20, max: 45 },
} as const

/**
 * The answers that may be named as the reason for a size. The model learns from all of them, but that a jacket shortens a leg
 * convinces nobody. Height, weight and age are what the others are compared with.
 */
export const REASONS = {
  waist: ['waist', 'size-up', 'belly', 'seat', 'pair-waist'],
  build: ['size-up', 'seat', 'thigh'],
  leg: ['leg', 'pair-leg'],
  size: ['t-shirt', 'jacket', 'slim-fit', 'belly'],
  cut: ['slim-fit', 't-shirt', 'jacket', 'belly', 'waist'],
  length: ['t-shirt', 'jacket'],
} as const

/** Below this probability of the best size, the next best one is shown as close (fit model: "otherwise give two sizes"). */
export const LEADING_PROBABILITY = 0.6

/**
 * The question after which the sizes of trousers have settled: for this share of men, the questions after it give no
 * size that the result does not show already, as the best or as a close one.
 */
export const TROUSERS_SETTLED = { after: 'build', share: 0.95 } as const
