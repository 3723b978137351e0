import { isQuestion, type QuestionName } from '#app/fit/fit-answers.ts'

/** A place of the Fit Finder that an address (`?step=`) or a cookie can name. Work in progress and failures have none. */
export type Place = 'start' | QuestionName | 'result' | 'save' | 'find'

const OTHER_PLACES = ['start', 'result', 'save', 'find'] as const

/** The place that a word from an address or a cookie names; undefined where it names none. */
export const parsePlace = (word: unknown): Place | undefined =>
  isQuestion(word) ? word : OTHER_PLACES.find((place) => place === word)
