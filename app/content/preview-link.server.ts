import { countUse } from '#app/http/limits/check-limit.server.ts'
import { seeOther, toSameSitePath } from '#app/http/redirects.ts'
import { createTextResponse } from '#app/http/text-response.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import type { CookieSpec } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { createPreviewPass, isPreviewKey, PREVIEW_SECONDS } from './preview/preview-pass.ts'
import { PREVIEW_COOKIE, withPreview } from './preview/preview-request.ts'
import { parsePreviewLink } from './preview-link.ts'

/** HttpOnly, because the pass is a credential. */
const previewPass: CookieSpec = { name: PREVIEW_COOKIE, maxAge: PREVIEW_SECONDS, httpOnly: true }

/**
 * Handles GET /preview?key=…&path=…, the link of the content service: with the right key the browser gets a pass for an
 * hour and is redirected to the page's draft.
 */
export async function handlePreviewLink(request: Request): Promise<Response> {
  const { key = '', path = '/' } = parsePreviewLink(parseSearch(new URL(request.url).search))
  const { PREVIEW_KEY } = getConfig()
  if (PREVIEW_KEY === undefined) return createTextResponse(404, 'This shop has no previews: PREVIEW_KEY is not set.')
  const refusal = await countUse('preview')
  if (refusal)
    return createTextResponse(429, 'Too many preview links were opened. Wait, then open this one again.', {
      'retry-after': String(refusal.retryAfterS),
    })
  if (!(await isPreviewKey(key, PREVIEW_KEY)))
    return createTextResponse(
      403,
      'This preview link has a wrong key. Open the preview from the content service again.',
    )
  getVisitor().setCookie(previewPass, await createPreviewPass(PREVIEW_KEY))
  return seeOther(withPreview(toSameSitePath(path)))
}
