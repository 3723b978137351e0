import { seeOther, toSameSitePath } from '#app/http/plain-responses.ts'
import { readFormData } from '#app/http/request-body.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { chosenRegion, geoRegion } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { isRegionCode, REGIONS } from '#contracts/shop/regions.ts'
import { toGeoRegion } from './geo-region.ts'
import { joinPath, splitPath } from './rewrite.ts'

/** Handles POST /country: stores the chosen region and redirects to the same page in its shop (REG-05). */
export async function handleCountryPost(request: Request): Promise<Response> {
  const formData = await readFormData(request)
  const code = formData.get('region')
  if (!isRegionCode(code)) return new Response('Unknown country', { status: 400 })
  getVisitor().setCookie(chosenRegion, code)
  const path = toSameSitePath(formData.get('path'))
  return seeOther(joinPath(REGIONS[code], path + getMissingQuery(path, request)))
}

/** The query of the page that posts the form: cached markup, which works without script, has only its path (REG-11). */
function getMissingQuery(path: string, { headers }: Request): string {
  const page = URL.parse(headers.get('referer') ?? '')
  return page && splitPath(page.pathname).path === path ? page.search : ''
}

/**
 * Handles GET /api/where: sets the cookie of the visitor's geo region from the CDN's country header. Pages are cached and
 * set no cookies, so the browser requests this when it is idle.
 */
export function handleWhereRequest(request: Request): Response {
  const region = toGeoRegion(request.headers.get(getConfig().COUNTRY_HEADER))
  getVisitor().setCookie(geoRegion, region)
  return Response.json({ region })
}
