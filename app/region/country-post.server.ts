import { readFormData } from '#app/http/form-data.ts'
import { seeOther, toSameSitePath } from '#app/http/plain-responses.ts'
import { chosenRegion } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { isRegionCode, REGIONS } from '#contracts/shop/regions.ts'
import { joinPath } from './rewrite.ts'

/** Handles POST /country: stores the chosen region and redirects to the same page in its shop (REG-05). */
export async function handleCountryPost(request: Request): Promise<Response> {
  const formData = await readFormData(request)
  const code = formData.get('region')
  if (!isRegionCode(code)) return new Response('Unknown country', { status: 400 })
  getVisitor().setCookie(chosenRegion, code)
  return seeOther(joinPath(REGIONS[code], toSameSitePath(formData.get('path'))))
}
