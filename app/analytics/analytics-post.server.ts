import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { forwardBatch } from './analytics.server.ts'

/** Handles POST /api/analytics. A route rather than a server function, because beacons can only post. */
export async function handleAnalyticsPost(request: Request): Promise<Response> {
  if (await checkLimit('analytics')) return new Response(null, { status: 429 })
  const status = await forwardBatch(
    { analytics: getUpstreams('gb').analytics, visitor: getVisitor(), report },
    await request.text(),
  )
  return new Response(null, { status })
}
