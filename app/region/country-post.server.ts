import { chosenRegion } from '#app/visitor/cookies.ts'
import { visitor } from '#app/visitor/visitor.server.ts'
import { ownPath } from './own-path.ts'
import { isRegionCode, REGIONS } from './regions.ts'
import { joinPath } from './rewrite.ts'

/**
 * POST /country: keeps the chosen country and leads to the same page in its shop (REG-05). Only a path of our own is
 * followed: a stranger's address in its place leads home.
 */
export async function answerCountryPost(request: Request): Promise<Response> {
  const form = await request.formData()
  const code = form.get('region')
  if (!isRegionCode(code)) return new Response('Unknown country', { status: 400 })
  visitor().remember(chosenRegion, code)
  return new Response(null, { status: 303, headers: { location: joinPath(REGIONS[code], ownPath(form.get('path'))) } })
}
