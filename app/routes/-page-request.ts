import { isPreviewPass } from '#app/content/preview/preview-pass.ts'
import {
  asksForPreview,
  PREVIEW_COOKIE,
  PREVIEW_HEADER,
  registerPreview,
  withPreview,
} from '#app/content/preview/preview-request.ts'
import { toSameSitePath } from '#app/http/redirects.ts'
import { SERVER_FUNCTIONS } from '#app/http/server-function-calls.ts'
import { PICTURE_PATH } from '#app/ui/picture-address.ts'
import { readCookie } from '#app/visitor/cookies.ts'
import { hasLongQuery, type PageAddress, restoreParameters, toPageAddress } from './-page-address.ts'
import { findShopifyLink } from './-shopify-links.ts'

/** A request as its page reads it. */
type PageRequest = {
  request: Request
  /** The parameters that the page does not read; redirects get them back. */
  dropped: readonly string[]
  /** Where the request has to go instead, if its address asks for drafts that this browser may not see. */
  redirect?: Response
}

/**
 * The address that a target (path and query) is cached under; null if the answer is for one visitor only, as with previews
 * and server functions, too large to keep, as with pictures, a redirect that depends on parameters that no page reads, or a
 * refusal.
 */
export const toSharedAddress = (target: string): PageAddress | null =>
  target.startsWith(SERVER_FUNCTIONS) ||
  hasLongQuery(target) ||
  target.startsWith(`${PICTURE_PATH}/`) ||
  asksForPreview(ANY_ORIGIN + target) ||
  findShopifyLink(target)
    ? null
    : toPageAddress(target)

/** Targets need an origin to be parsed; which one does not matter. */
const ANY_ORIGIN = 'https://shop.invalid'

/**
 * The request with only the parameters that its page reads. One that may see drafts is registered as a preview: it asks for
 * them, and its browser has a valid pass. Without a pass, preview=true is redirected to the published page, so that no cache
 * stores that page under the address of its draft.
 */
export async function toPageRequest(request: Request, previewKey: string | undefined): Promise<PageRequest> {
  const { pathname, search, origin } = new URL(request.url)
  if (pathname.startsWith(SERVER_FUNCTIONS)) {
    if (request.headers.get(PREVIEW_HEADER) === 'true' && (await hasPass(request, previewKey))) registerPreview(request)
    return { request, dropped: [] }
  }
  if (findShopifyLink(pathname + search)) return { request, dropped: [] }
  const { target, dropped } = toPageAddress(pathname + search)
  if (!asksForPreview(request.url)) return { request: withUrl(request, origin + target), dropped }
  if (await hasPass(request, previewKey)) {
    const preview = withUrl(request, origin + withPreview(target))
    registerPreview(preview)
    return { request: preview, dropped }
  }
  const location = toSameSitePath(restoreParameters(target, dropped))
  return { request, dropped: [], redirect: new Response(null, { status: 307, headers: { location } }) }
}

async function hasPass({ headers }: Request, previewKey: string | undefined): Promise<boolean> {
  const pass = readCookie(headers.get('cookie') ?? '', PREVIEW_COOKIE)
  return pass !== undefined && previewKey !== undefined && isPreviewPass(pass, previewKey)
}

const withUrl = (request: Request, url: string): Request => (request.url === url ? request : new Request(url, request))

/** The response with the dropped parameters added to its redirect, if it is one. Its headers must be mutable. */
export function restoreLocation(response: Response, dropped: readonly string[]): Response {
  const location = response.headers.get('location')
  if (location !== null) response.headers.set('location', restoreParameters(location, dropped))
  return response
}
