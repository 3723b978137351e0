import { buildContentSecurityPolicy, buildReportedPolicy, hashInlineElements } from './content-security-policy.ts'
import { encodeParts } from './encode-parts.ts'
import { removeNonce } from './page-html.ts'
import { getNonceFor } from './script-nonce.ts'
import type { Site } from './site.ts'

/** A rendered page, with the style (empty where it has none) and the HTML that stand in it as marks. */
type RenderedPage = { html: string; style: string; marked: readonly string[] }

/**
 * The bytes of a rendered page, with hashes in place of its nonce: a cached page cannot use a nonce, because all of its
 * visitors would share it. Sets the page's content security policy.
 */
export function finishPage(
  request: Request,
  { html, style, marked }: RenderedPage,
  headers: Headers,
  { isBuilt, origins }: Site,
): Uint8Array<ArrayBuffer> {
  const page = removeNonce(html, getNonceFor(request), { holdsScripts: isBuilt, style, marked })
  const bytes = encodeParts(page.parts, [style, ...marked])
  headers.delete('content-length')
  if (!isBuilt) return bytes
  headers.set('content-length', String(bytes.length))
  headers.set('content-security-policy', buildContentSecurityPolicy(hashInlineElements(page), origins))
  const reportedPolicy = buildReportedPolicy(origins)
  if (reportedPolicy) headers.set('content-security-policy-report-only', reportedPolicy)
  return bytes
}

/** Whether a response is a page that `finishPage` still has to finish, like the shop's answer to a failed rendering. */
export const isUnfinishedPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true && !headers.has('content-security-policy')
