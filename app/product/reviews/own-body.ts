import { isFitAnswers } from '#app/fit/fit-answers.ts'
import { readBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { fitFinderAnswers } from '#app/visitor/cookies.ts'
import type { Body } from './reviews.ts'

/** The height and weight that the shopper gave the Fit Finder in this browser; what is not known is absent. */
export function readOwnBody(): Partial<Body> {
  try {
    const answers: unknown = JSON.parse(readBrowserCookie(fitFinderAnswers) ?? '{}')
    if (!isFitAnswers(answers)) return {}
    const { height, weight } = answers
    return { ...(height !== undefined && { height }), ...(weight !== undefined && { weight }) }
  } catch {
    return {}
  }
}
