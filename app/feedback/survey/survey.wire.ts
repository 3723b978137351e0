import type { SurveyAnswers } from '#contracts/backend/generated/types.ts'
import type { Answers, SurveyQuestion } from '../questions.ts'

const QUESTIONS: Readonly<Record<keyof SurveyAnswers, SurveyQuestion>> = {
  recommend_likelihood: 'recommendLikelihood',
  fit_rating: 'fitRating',
  improve_fit: 'improveFit',
  delivery_and_service_rating: 'deliveryAndServiceRating',
  new_products: 'newProducts',
  price_versus_value: 'priceVersusValue',
  site_navigation: 'siteNavigation',
  finding_products: 'findingProducts',
  heard_about_us: 'heardAboutUs',
}

/** Converts complete answers to the payload, without empty texts. */
export const toWire = (answers: Answers<SurveyQuestion>): SurveyAnswers => ({
  recommend_likelihood: Number(answers.recommendLikelihood),
  fit_rating: Number(answers.fitRating),
  delivery_and_service_rating: Number(answers.deliveryAndServiceRating),
  price_versus_value: Number(answers.priceVersusValue),
  site_navigation: Number(answers.siteNavigation),
  ...(answers.improveFit && { improve_fit: answers.improveFit }),
  ...(answers.newProducts && { new_products: answers.newProducts }),
  ...(answers.findingProducts && { finding_products: answers.findingProducts }),
  ...(answers.heardAboutUs && { heard_about_us: answers.heardAboutUs }),
})

/** Converts the backend's names to questions. */
export const questionsFromWire = (names: readonly string[]): SurveyQuestion[] =>
  names.flatMap((name) => (isWireName(name) ? [QUESTIONS[name]] : []))

const isWireName = (name: string): name is keyof SurveyAnswers => Object.hasOwn(QUESTIONS, name)
