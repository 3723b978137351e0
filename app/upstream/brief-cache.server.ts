import { getRequestHeader } from '@tanstack/react-start/server'
import { previewing } from '#app/content/preview/previewing.ts'
import { createAnswers, type Sharing } from './answers.ts'
import { inBackground } from './background.server.ts'
import { config } from './config.server.ts'

/** How long an answer may stand in for one that cannot be had. Menus and goods of an hour ago are better than none. */
const STALE_MS = 60 * 60 * 1000

const answers = createAnswers()

/**
 * Shares one answer of an upstream between requests: fresh for UPSTREAM_CACHE_SECONDS, and for an hour more while a new
 * one is asked for. Only for what is the same for every visitor. A preview is shared with nobody.
 */
export async function briefly<T>(
  name: string,
  ask: () => Promise<T>,
  failed: (cause: unknown) => void = () => {},
): Promise<T> {
  if (previewing()) return ask()
  const [key, sharing] = [keyOf(name), sharingNow()]
  return answers.known(key, sharing, ask, failed)?.answer ?? answers.ask(key, sharing, ask)
}

/** The same for what a page can do without: nobody waits longer than this for it. `tooSlow` makes the error of whom it failed. */
export async function brieflyWithin<T>(
  patienceMs: number,
  name: string,
  question: { patiently: () => Promise<T>; once: () => Promise<T> },
  on: { failed: (cause: unknown) => void; tooSlow: () => Error },
): Promise<T> {
  const [key, sharing] = [keyOf(name), sharingNow()]
  const known = answers.known(key, sharing, question.patiently, on.failed)
  return known ? known.answer : answers.askWithin(key, sharing, patienceMs, question, on.tooSlow)
}

/** Requests with other baggage may be answered otherwise (that is what baggage is for), so it is part of the key. */
const keyOf = (name: string) => `${getRequestHeader('baggage') ?? ''} ${name}`

function sharingNow(): Sharing {
  const freshMs = config().UPSTREAM_CACHE_SECONDS * 1000
  return { now: Date.now, freshMs, staleMs: STALE_MS, inBackground }
}
