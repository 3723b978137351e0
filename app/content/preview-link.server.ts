import { countUse } from '#app/http/limits/check-limit.server.ts'
import { logRefusal } from '#app/http/log.ts'
import { createTextResponse, seeOther, toSameSitePath } from '#app/http/plain-responses.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { previewPass } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { withPreview } from './preview/preview-mode.ts'
import { createPreviewPass, isPreviewKey } from './preview/preview-pass.ts'
import { parsePreviewLink } from './preview-link.ts'

/**
 * Handles GET /preview?key=…&path=…, the link of the content service. The right key sets a preview pass for an hour and
 * redirects to the draft.
 */
export async function handlePreviewLink(request: Request): Promise<Response> {
  const { key = '', path = '/' } = parsePreviewLink(parseSearch(new URL(request.url).search))
  const { PREVIEW_KEY } = getConfig()
  if (PREVIEW_KEY === undefined)
    return createTextResponse(404, 'This shop has no preview links: PREVIEW_KEY is not set.')
  if (!(await isPreviewKey(key, PREVIEW_KEY))) return refuseKey(request)
  getVisitor().setCookie(previewPass, await createPreviewPass(PREVIEW_KEY))
  return seeOther(withPreview(toSameSitePath(path)))
}

/** Counts wrong keys only, so that guesses from the same office or proxy do not lock out an editor. */
async function refuseKey(request: Request): Promise<Response> {
  logRefusal(request, 'preview-key')
  const refusal = await countUse('preview')
  return refusal
    ? createTextResponse(
        429,
        'Too many wrong preview keys. Wait, then open the preview from the content service again.',
        {
          'retry-after': String(refusal.retryAfterS),
        },
      )
    : createTextResponse(403, 'This preview link has a wrong key. Open the preview from the content service again.')
}
