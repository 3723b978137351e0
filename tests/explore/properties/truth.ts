import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Property } from '../observation.ts'

/** In a translated page no text stays behind what the shop says. */
const staleTexts: Property = ({ page }) => page.staleTexts.map((text) => `a translated page says ${text}`)

const SUCCESS = /\b(?:saved|sent|deleted|subscribed|unsubscribed|cancelled|thank you|thanks)\b/i
const FAILURE = /\b(?:not|couldn[’']t|can[’']t|problem|again|sorry|failed|on this (?:device|browser))\b/i
/** Names of calls that change something. */
export const CHANGE = /(?:create|add|update|delete|remove|request|save|send|subscribe|forget)/i
/** Upstreams whose failures visitors do not see. */
const SILENT = ['analytics', 'reports', 'flags', 'images']

const isChange = (entry: JournalEntry) =>
  entry.kind === 'request' &&
  !SILENT.includes(entry.upstream) &&
  entry.method !== 'GET' &&
  (CHANGE.test(entry.operation) || entry.method !== 'POST')

/** Nothing is called saved, sent or deleted while every change of the step failed at its upstream. */
const claimedSuccess: Property = ({ step, journal, page: { announcements } }) => {
  if (step.do !== 'press') return []
  const changes = journal.filter(isChange)
  const hasFailed =
    changes.length > 0 &&
    changes.every((entry) => entry.kind === 'request' && (entry.status === 0 || entry.status >= 400))
  if (!hasFailed) return []
  return announcements
    .filter((text) => SUCCESS.test(text) && !FAILURE.test(text))
    .map((text) => `${JSON.stringify(text)} is said, and every change failed at its upstream`)
}

/** What a page says of itself is so. */
export const TRUTH = {
  'stale texts': staleTexts,
  'claimed success': claimedSuccess,
} as const satisfies Record<string, Property>
