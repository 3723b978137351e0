import { useMemo, useSyncExternalStore } from 'react'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { type FitAnswers, isFitAnswers } from './fit-answers.ts'
import { parseAnswersOfFit, readRecordDetails } from './saved-fit-cookie.ts'

/** The stored answers of a fit if each is valid; null without them, and for a fit from an account or an email. */
export function toAnswersOfFit(details: string | undefined): FitAnswers | null {
  const answers = parseAnswersOfFit(details)
  return isFitAnswers(answers) ? answers : null
}

const getServerText = () => undefined

/** The answers that made the saved fit in this browser; null for any other fit, and on the server. */
export function useAnswersOfFit(): FitAnswers | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readRecordDetails, getServerText)
  return useMemo(() => toAnswersOfFit(text), [text])
}
