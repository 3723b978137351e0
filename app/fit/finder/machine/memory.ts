import { forgetInBrowser, rememberInBrowser } from '#app/visitor/browser-cookies.ts'
import {
  type CookieSpec,
  fitFinderAnswers,
  fitFinderHistory,
  fitFinderIsNewCustomer,
  readCookie,
} from '#app/visitor/cookies.ts'
import type { Answers } from '../questions/answers.ts'
import { accepts, isStep, withAnswer } from '../questions/steps.ts'
import { asPlace, type Place } from './place.ts'

/** What a browser keeps of a quiz, so that it goes on where it stopped (spec 9, "Cookies and keys"). */
export type Told = {
  answers: Answers
  /** Where he has been, in order; the last is where he is. */
  visited: readonly Place[]
  /** He had no saved fit when he began: it decides how the result is saved. */
  isNewCustomer: boolean
}

export const NOTHING_TOLD: Told = { answers: {}, visited: [], isNewCustomer: true }

export type Memory = { recall: () => Told; keep: (told: Told) => void }

const ALL: readonly CookieSpec[] = [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer]

/**
 * The browser's cookies. All three are written together from what one tab knows, so two tabs never mix: the last one to
 * write wins. What does not read as answers is cleared, and the quiz begins anew.
 */
export const browserMemory: Memory = {
  recall() {
    const [answers, visited, isNew] = ALL.map(({ name }) => readCookie(document.cookie, name))
    if (answers === undefined && visited === undefined) return NOTHING_TOLD
    const told = readTold(answers, visited, isNew)
    if (told) return told
    for (const cookie of ALL) forgetInBrowser(cookie)
    return NOTHING_TOLD
  },
  keep(told) {
    if (told.visited.length === 0) {
      for (const cookie of ALL) forgetInBrowser(cookie)
      return
    }
    rememberInBrowser(fitFinderAnswers, JSON.stringify(told.answers))
    rememberInBrowser(fitFinderHistory, JSON.stringify(told.visited))
    rememberInBrowser(fitFinderIsNewCustomer, String(told.isNewCustomer))
  },
}

/** Three cookies as one whole; undefined unless every value in them is one that a question can have. */
export function readTold(answers = '{}', visited = '[]', isNew = 'true'): Told | undefined {
  const [told, places] = [parsed(answers), parsed(visited)]
  if (typeof told !== 'object' || told === null || Array.isArray(told) || !Array.isArray(places)) return undefined
  let good: Answers = {}
  for (const [step, answer] of Object.entries(told)) {
    if (!isStep(step) || !accepts(step, answer)) return undefined
    good = withAnswer(good, step, answer)
  }
  const been = places.map(asPlace)
  if (been.includes(undefined) || !['true', 'false'].includes(isNew)) return undefined
  return { answers: good, visited: been.filter((place) => place !== undefined), isNewCustomer: isNew === 'true' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
