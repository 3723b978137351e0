import { isPreviewAddress, PREVIEW_HEADER, registerPreview, withPreview } from '#app/content/preview/preview-mode.ts'
import { isPreviewPass } from '#app/content/preview/preview-pass.ts'
import { toSameSitePath } from '#app/http/plain-responses.ts'
import { SERVER_FUNCTIONS } from '#app/http/server-function-calls.ts'
import { ANY_ORIGIN } from '#app/region/rewrite.ts'
import { PICTURE_PATH } from '#app/ui/picture-address.ts'
import { readRequestCookie } from '#app/visitor/cookie-header.ts'
import { previewPass } from '#app/visitor/cookies.ts'
import { type PageAddress, restoreParameters, toPageAddress } from './-page-address.ts'
import { findShopifyLink } from './-shopify-links.ts'

/** A request as its page reads it. */
type PageRequest = {
  request: Request
  /** The parameters that the page does not read; redirects get them back. */
  dropped: readonly string[]
  /** The redirect to send instead, if the address asks for drafts that this browser may not see. */
  redirect?: Response
}

/** Who may see drafts: everyone outside production, otherwise browsers with a pass signed with `key`. */
type PreviewRules = { isProduction: boolean; isTls: boolean; key: string | undefined }

/**
 * The address that a target (path and query) is cached under. Null for responses to one visitor, for pictures, which are
 * too large, and for redirects that depend on parameters that no page reads.
 */
export const toSharedAddress = (target: string): PageAddress | null =>
  target.startsWith(SERVER_FUNCTIONS) ||
  target.startsWith(`${PICTURE_PATH}/`) ||
  isPreviewAddress(ANY_ORIGIN + target) ||
  findShopifyLink(target)
    ? null
    : toPageAddress(target)

/**
 * Reduces a request to the parameters that its page reads, and registers a preview that is allowed. Other previews are
 * redirected to the published page, so that no cache stores that under the draft's address.
 */
export async function toPageRequest(request: Request, rules: PreviewRules): Promise<PageRequest> {
  const { pathname, search, origin } = new URL(request.url)
  if (pathname.startsWith(SERVER_FUNCTIONS)) {
    if (request.headers.get(PREVIEW_HEADER) === 'true' && (await maySeeDrafts(request, rules))) registerPreview(request)
    return { request, dropped: [] }
  }
  if (findShopifyLink(pathname + search)) return { request, dropped: [] }
  const { target, dropped } = toPageAddress(pathname + search)
  if (!isPreviewAddress(request.url)) return { request: withUrl(request, origin + target), dropped }
  if (await maySeeDrafts(request, rules)) {
    const preview = withUrl(request, origin + withPreview(target))
    registerPreview(preview)
    return { request: preview, dropped }
  }
  const location = toSameSitePath(restoreParameters(target, dropped))
  return { request, dropped: [], redirect: new Response(null, { status: 307, headers: { location } }) }
}

async function maySeeDrafts(request: Request, { isProduction, isTls, key }: PreviewRules): Promise<boolean> {
  if (!isProduction) return true
  const pass = readRequestCookie(request, previewPass, isTls)
  return pass !== undefined && key !== undefined && isPreviewPass(pass, key)
}

const withUrl = (request: Request, url: string): Request => (request.url === url ? request : new Request(url, request))

/** The response, with the dropped parameters added if it is a redirect. Its headers must be mutable. */
export function restoreLocation(response: Response, dropped: readonly string[]): Response {
  const location = response.headers.get('location')
  if (location !== null) response.headers.set('location', restoreParameters(location, dropped))
  return response
}
