import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { privacyConsent } from '#app/visitor/cookies.ts'
import { getVisitor, type Visitor } from '#app/visitor/visitor.server.ts'
import type { AnalyticsClient } from '#contracts/analytics/client.ts'
import { toWire } from './analytics.wire.ts'
import { parseConsent } from './consent/consent.ts'
import { batchSchema } from './messages.ts'

type AnalyticsDeps = { analytics: AnalyticsClient; visitor: Visitor; report: typeof report }

/** In characters; the limit of sendBeacon. */
const MAX_BODY = 64_000

/**
 * Validates a browser's batch and forwards it with the shop's key. Returns the status of the response: 204 when forwarded
 * or dropped for lack of consent, 400 for an invalid batch, 502 when the service failed.
 */
export async function forwardBatch(deps: AnalyticsDeps, body: string): Promise<204 | 400 | 502> {
  const parsed = body.length <= MAX_BODY ? batchSchema.safeParse(parseJson(body)) : undefined
  if (!parsed?.success) return 400
  // Pages check consent before they send, but a page of an earlier release may not.
  if (!parseConsent(deps.visitor.getCookie(privacyConsent))?.analytics) return 204
  try {
    await deps.analytics.batch(toWire(parsed.data))
    return 204
  } catch (cause) {
    deps.report('analytics.send-failed', cause)
    return 502
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Handles POST /api/visit. A route rather than a server function, because beacons can only post. */
export async function handleAnalyticsPost(request: Request): Promise<Response> {
  if (await checkLimit('analytics')) return new Response(null, { status: 429 })
  const status = await forwardBatch(
    { analytics: getUpstreams('gb').analytics, visitor: getVisitor(), report },
    await request.text(),
  )
  return new Response(null, { status })
}
