import { stateOf } from '../../world/kept-world.ts'
import type { World } from '../../world/world.ts'
import { BUNDLE_VERSION, type WorldBundle, worldBundle } from '../api.ts'
import { clockOf } from '../clock.ts'
import { createPlaceholders } from './placeholders.ts'
import { masked, redactTree } from './redact-tree.ts'

/** More words than any answer that can be chosen from a list: it was written by hand. */
const MANY_WORDS = 6

/** A world as it can be attached to a bug report: everything that it takes to be on the same page, and nobody's details. */
export function exportWorld(world: World, houseSeed: number): WorldBundle {
  const { entrance, records, content, stock, counters, withdrawn, latencyMs, faults } = stateOf(world)
  const { visitor, scenarios, start } = entrance
  const placeholders = createPlaceholders()
  const giftCards = records.giftCards.map((card) => ({ ...card, code: placeholders.of('token', card.code) }))
  const surveys = records.surveys.map((survey) => ({ ...survey, answers: withoutProse(survey.answers) }))
  const fitTokens = records.fitTokens.map((token) => ({ ...token, id: placeholders.of('token', token.id) }))
  const fitKeys = records.fitKeys.map((key) => ({ ...key, id: placeholders.of('token', key.id) }))
  // what is redacted goes together, records first: a stand-in's number is where its value was first met
  const personal = {
    records: { ...records, giftCards, surveys, fitTokens, fitKeys },
    scenarios,
    visitor: { ...visitor, cookies: visitor.cookies.map((cookie) => ({ ...cookie, value: decoded(cookie.value) })) },
    faults,
    journal: world.journal.entries(),
  }
  const redacted = worldBundle.pick({ records: true, scenarios: true, visitor: true, faults: true, journal: true })
  const { visitor: shown, ...rest } = redacted.parse(redactTree(personal, placeholders))
  return {
    format: 'spoke-world',
    version: BUNDLE_VERSION,
    exportedAt: new Date().toISOString(),
    houseSeed,
    seed: world.seed,
    start,
    visitor: {
      ...shown,
      cookies: shown.cookies.map((cookie) => ({ ...cookie, value: encodeURIComponent(cookie.value) })),
    },
    clock: clockOf(world),
    latencyMs,
    counters,
    stock,
    withdrawn,
    content,
    ...rest,
  }
}

function withoutProse(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [
      question,
      typeof answer === 'string' && answer.trim().split(/\s+/).length >= MANY_WORDS ? masked(answer) : answer,
    ]),
  )
}

/** Cookies of a visitor travel percent-encoded (scenarios/visitor.ts). */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
