import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { visitor } from '#app/visitor/visitor.server.ts'
import { passOn } from './analytics.server.ts'

/** POST /api/analytics: a beacon cannot call a server function, so it is a route. Says nothing back but its status. */
export async function answerAnalytics(request: Request): Promise<Response> {
  const status = await passOn(
    { analytics: upstreams('gb').analytics, visitor: visitor(), report },
    await request.text(),
  )
  return new Response(null, { status })
}
