import { type FitAnswers, isFitAnswers, isQuestion, type QuestionName } from '#app/fit/fit-answers.ts'
import { deleteBrowserCookie, readBrowserCookie, setBrowserCookie } from '#app/visitor/browser-state.ts'
import { type CookieSpec, fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer } from '#app/visitor/cookies.ts'

/** A visitor's progress through the quiz, stored so that a later visit resumes it (spec 9, "Cookies and keys"). */
export type Progress = {
  answers: FitAnswers
  /** Visited places in order; the last one is the current place. */
  visited: readonly Place[]
  /** Whether the visitor had no saved fit at the start. It decides the method of the save. */
  isNewCustomer: boolean
}

export const NO_PROGRESS: Progress = { answers: {}, visited: [], isNewCustomer: true }

export type ProgressStorage = { load: () => Progress; save: (progress: Progress) => void }

const COOKIES: readonly CookieSpec[] = [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer]

/**
 * Stores progress in cookies. All three are written together, so that two tabs never mix their progress: the last write wins.
 */
export const progressCookies: ProgressStorage = {
  load() {
    const [answers, visited, isNewCustomer] = COOKIES.map(readBrowserCookie)
    if (answers === undefined && visited === undefined) return NO_PROGRESS
    const progress = parseProgress(answers, visited, isNewCustomer)
    if (!progress) deleteCookies()
    return progress ?? NO_PROGRESS
  },
  save({ answers, visited, isNewCustomer }) {
    if (visited.length === 0) return deleteCookies()
    setBrowserCookie(fitFinderAnswers, JSON.stringify(answers))
    setBrowserCookie(fitFinderHistory, JSON.stringify(visited))
    setBrowserCookie(fitFinderIsNewCustomer, String(isNewCustomer))
  },
}

function deleteCookies(): void {
  for (const cookie of COOKIES) deleteBrowserCookie(cookie)
}

/** Parses the progress from the texts of the three cookies; undefined unless every value is valid. */
export function parseProgress(answersText = '{}', visitedText = '[]', isNewCustomer = 'true'): Progress | undefined {
  const [answers, visited] = [parseJson(answersText), parseJson(visitedText)]
  if (!isFitAnswers(answers) || !Array.isArray(visited) || !['true', 'false'].includes(isNewCustomer)) return undefined
  const places = visited.flatMap((word) => parsePlace(word) ?? [])
  return places.length === visited.length
    ? { answers, visited: places, isNewCustomer: isNewCustomer === 'true' }
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A place of the Fit Finder that a URL (`?step=`) or a cookie can name. Pending work and failures have none. */
export type Place = 'start' | QuestionName | 'result' | 'save' | 'find'

const OTHER_PLACES = ['start', 'result', 'save', 'find'] as const

/** Parses a place from a URL or a cookie; undefined for any other text. */
export const parsePlace = (word: unknown): Place | undefined =>
  isQuestion(word) ? word : OTHER_PLACES.find((place) => place === word)
