import { config } from '#app/upstream/config.server.ts'
import { geoRegion } from '#app/visitor/cookies.ts'
import { visitor } from '#app/visitor/visitor.server.ts'
import { geoRegionOf } from './where-from.ts'

/**
 * GET /api/where: keeps in a cookie where the CDN says the visitor is. Pages cannot: they are the same for everyone and
 * set no cookies, so the browser asks once, when it has nothing else to do.
 */
export function answerWhere(request: Request): Response {
  const region = geoRegionOf(request.headers.get(config().COUNTRY_HEADER))
  visitor().remember(geoRegion, region)
  return Response.json({ region })
}
