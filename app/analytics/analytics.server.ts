import type { report } from '#app/errors/report.ts'
import { privacyConsent } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { AnalyticsClient } from '#contracts/analytics/client.ts'
import { toWire } from './analytics.wire.ts'
import { parseConsent } from './consent/consent.ts'
import { batch } from './messages.ts'

export type AnalyticsDeps = { analytics: AnalyticsClient; visitor: Visitor; report: typeof report }

/** Characters; what sendBeacon takes. */
const MAX_BODY = 64_000

/**
 * What a browser tells analytics, checked and passed on with the shop's key: 204 when it has arrived (or the visitor does
 * not agree to it, and it went nowhere), 400 for what no page of ours sends, 502 when the service did not take it.
 */
export async function passOn(deps: AnalyticsDeps, body: string): Promise<204 | 400 | 502> {
  const read = body.length <= MAX_BODY ? batch.safeParse(parsed(body)) : undefined
  if (!read?.success) return 400
  // the browser asks before it sends; this holds even if a page of an older version did not
  if (!parseConsent(deps.visitor.recall(privacyConsent))?.analytics) return 204
  try {
    await deps.analytics.batch(toWire(read.data))
    return 204
  } catch (cause) {
    deps.report('analytics.send-failed', cause)
    return 502
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
