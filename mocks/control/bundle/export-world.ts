import { takeSnapshot } from '#mocks/world/saved-world.ts'
import type { MailRecord } from '../../world/mails.ts'
import type { VisitorState } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import { BUNDLE_VERSION, type WorldBundle, worldBundle } from '../api.ts'
import { getClockState } from '../clock.ts'
import { getGoodsLabel } from './goods-label.ts'
import { createPlaceholders } from './placeholders.ts'
import { listEntriesForExport } from './redact-exchange.ts'
import { maskText, redactTree } from './redact-tree.ts'

/**
 * Exports a world for a bug report: everything that reproduces it, without personal data and secrets.
 * @param visitor The visitor that the imported world hands over; the world's own by default.
 */
export function exportWorld(
  world: World,
  catalogueSeed: number,
  visitor: VisitorState = world.entrance.visitor,
): WorldBundle {
  const { entrance, records, content, stock, counters, withdrawn, priceChanges, latencyMs, responseProfile, faults } =
    takeSnapshot(world)
  const { scenarios, start, region } = entrance
  const placeholders = createPlaceholders()
  const giftCards = records.giftCards.map((card) => ({ ...card, code: placeholders.replace('token', card.code) }))
  const surveys = records.surveys.map((survey) => ({ ...survey, answers: maskFreeText(survey.answers) }))
  const outbox = records.outbox.map((mail) => ({ ...mail, text: maskTyped(mail) }))
  const fitTokens = records.fitTokens.map((token) => ({ ...token, id: placeholders.replace('token', token.id) }))
  const fitKeys = records.fitKeys.map((key) => ({ ...key, id: placeholders.replace('token', key.id) }))
  // redact in one tree, records first: placeholders are numbered by first occurrence
  const personal = {
    records: { ...records, giftCards, surveys, outbox, fitTokens, fitKeys },
    scenarios,
    start,
    visitor: { ...visitor, cookies: visitor.cookies.map((cookie) => ({ ...cookie, value: decode(cookie.value) })) },
    faults,
    journal: listEntriesForExport(world),
  }
  const redacted = worldBundle.pick({
    records: true,
    scenarios: true,
    start: true,
    visitor: true,
    faults: true,
    journal: true,
  })
  const { visitor: redactedVisitor, ...rest } = redacted.parse(redactTree(personal, placeholders))
  return {
    format: 'spoke-world',
    version: BUNDLE_VERSION,
    exportedAt: new Date().toISOString(),
    catalogue: getGoodsLabel(world),
    catalogueSeed,
    seed: world.seed,
    ...(region && { region }),
    visitor: {
      ...redactedVisitor,
      cookies: redactedVisitor.cookies.map((cookie) => ({ ...cookie, value: encodeURIComponent(cookie.value) })),
    },
    clock: getClockState(world),
    latencyMs,
    responseProfile,
    counters,
    stock,
    withdrawn,
    priceChanges,
    content,
    ...rest,
  }
}

/** The text of a mail without what was typed into it. */
const maskTyped = ({ text, typed }: MailRecord): string =>
  typed.reduce((masked, words) => masked.replaceAll(words, maskText(words)), text)

/** Masks the texts of a survey, which are all typed; its ratings stay. */
function maskFreeText(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [
      question,
      typeof answer === 'string' ? maskText(answer) : answer,
    ]),
  )
}

/** A visitor's cookie values are percent-encoded (world/visitor.ts). */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
