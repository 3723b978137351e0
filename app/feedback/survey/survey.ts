import type { Question } from '../questions.ts'

/** Characters of a text. Ours: a page and a half. */
const MAX_TEXT = 2_000

const rating = { kind: 'scale', from: 1, to: 5 } as const
const text = { kind: 'text', maxLength: MAX_TEXT, isOptional: true } as const

/** The questions in the order of spec 3, "Survey questions". Ratings are required, texts are not. */
export const SURVEY = [
  { name: 'recommendLikelihood', kind: 'scale', from: 0, to: 10 },
  { name: 'fitRating', ...rating },
  { name: 'improveFit', ...text, isMultiline: true },
  { name: 'deliveryAndServiceRating', ...rating },
  { name: 'newProducts', ...text, isMultiline: true },
  { name: 'priceVersusValue', ...rating },
  { name: 'siteNavigation', ...rating },
  { name: 'findingProducts', ...text, isMultiline: true },
  { name: 'heardAboutUs', ...text },
] as const satisfies readonly Question<string>[]

export type SurveyQuestion = (typeof SURVEY)[number]['name']
