import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Origins that a page may load from, beside its own, like 'https://cdn.example.com'. */
export type AllowedOrigins = {
  images: readonly string[]
  connect: readonly string[]
  formAction: readonly string[]
  /** The support chat's origins: for its script, calls, frame and pictures. */
  chat?: readonly string[]
}

/** CSP hashes of a page's inline scripts and styles. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** The CSP hashes of a page's own inline elements. Other elements get none, so the browser blocks them. */
export function hashInlineElements({
  scripts,
  styles,
}: {
  scripts: ReadonlySet<string>
  styles: ReadonlySet<string>
}): InlineHashes {
  return { scripts: [...scripts].map(hash), styles: [...styles].map(hashStyle) }
}

/** Uses node:crypto, which edge platforms have too: Web Crypto waits for a thread longer than the hash takes. */
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes by style: pages of the same routes share one, and hashing 60 kB takes a twentieth of rendering a page. */
const styleHashes = new LRUCache<string, string>({ max: 100, memoMethod: hash })

const hashStyle = (style: string): string => styleHashes.memo(style)

/** Where browsers send violations of the policy. All of them know `report-uri`; DECISIONS.md says why not `report-to`. */
const REPORTING = 'report-uri /api/policy-report'

/**
 * The report-only policy: Trusted Types for HTML and script URLs. Undefined with the support chat, whose widget sets
 * them from text. DECISIONS.md says why it is not enforced.
 */
export const buildReportedPolicy = ({ chat = [] }: AllowedOrigins): string | undefined =>
  chat.length > 0 ? undefined : `require-trusted-types-for 'script'; ${REPORTING}`

/** Builds a page's policy: only our own files, the allowed origins and inline elements with these hashes take effect. */
export function buildContentSecurityPolicy(hashes: InlineHashes, allowed: AllowedOrigins): string {
  const chat = allowed.chat ?? []
  return [
    `default-src 'self'`,
    buildDirective('script-src', hashes.scripts, chat),
    buildDirective('style-src', hashes.styles),
    buildDirective('img-src', ['data:'], allowed.images, chat),
    `font-src 'self'`,
    buildDirective('connect-src', allowed.connect, chat),
    buildDirective('form-action', allowed.formAction),
    ...(chat.length > 0 ? [buildDirective('frame-src', chat)] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    REPORTING,
  ].join('; ')
}

const buildDirective = (name: string, ...sources: readonly (readonly string[])[]): string =>
  [name, "'self'", ...sources.flat()].join(' ')
