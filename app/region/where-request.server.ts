import { getConfig } from '#app/upstream/config.server.ts'
import { geoRegion } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { toGeoRegion } from './geo-region.ts'

/**
 * Handles GET /api/where: sets the cookie of the visitor's geo region from the CDN's country header. Pages are cached and
 * set no cookies, so the browser requests this when it is idle.
 */
export function handleWhereRequest(request: Request): Response {
  const region = toGeoRegion(request.headers.get(getConfig().COUNTRY_HEADER))
  getVisitor().setCookie(geoRegion, region)
  return Response.json({ region })
}
