import { useMemo, useSyncExternalStore } from 'react'
import { readBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { fitFinderAnswers } from '#app/visitor/cookies.ts'
import { type FitAnswers, isFitAnswers } from './fit-answers.ts'

/** Parses the answers that the Fit Finder keeps in this browser; null if there are none or one of them is invalid. */
function parseKeptAnswers(text: string | undefined): FitAnswers | null {
  try {
    const answers: unknown = JSON.parse(text ?? 'null')
    return isFitAnswers(answers) ? answers : null
  } catch {
    return null
  }
}

const readText = () => readBrowserCookie(fitFinderAnswers)
const getServerText = () => undefined

/** The answers of the last visit to the Fit Finder in this browser; null without one, and on the server. */
export function useKeptAnswers(): FitAnswers | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readText, getServerText)
  return useMemo(() => parseKeptAnswers(text), [text])
}
