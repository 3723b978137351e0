const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** What a page may load, beside its own origin. Origins only, like 'https://cdn.example.com'. */
export type AllowedOrigins = { images: readonly string[]; connect: readonly string[]; formAction: readonly string[] }

/**
 * Takes the framework's mark off a page's scripts and answers with their CSP hashes (architecture, choice 5: a cached page
 * cannot carry a nonce, since all its visitors would share it). A script without the mark gets no hash, so it will not run.
 */
export async function hashMarkedScripts(html: string, mark: string): Promise<{ html: string; hashes: string[] }> {
  const nonce = ` nonce="${mark}"`
  const bodies: string[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (attributes.includes(nonce) && body !== '' && !/\ssrc=/.test(attributes)) bodies.push(body)
  }
  const hashes = await Promise.all([...new Set(bodies)].map(sha256))
  const unmarked = html.replaceAll(nonce, '').replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
  return { html: unmarked, hashes }
}

/** The framework's own scripts are the same on every page: hashed once. Longer ones carry a page's data and differ. */
const SHORT = 2_000
const MAX_KNOWN = 50
const known = new Map<string, string>()

async function sha256(text: string): Promise<string> {
  const before = known.get(text)
  if (before) return before
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
  if (text.length < SHORT && known.size < MAX_KNOWN) known.set(text, hash)
  return hash
}

/** The policy of a page: nothing runs but our own files and the scripts of these hashes. */
export function contentSecurityPolicy(scriptHashes: readonly string[], allowed: AllowedOrigins): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self'`,
    `img-src 'self' data: ${allowed.images.join(' ')}`.trim(),
    `font-src 'self'`,
    `connect-src 'self' ${allowed.connect.join(' ')}`.trim(),
    `form-action 'self' ${allowed.formAction.join(' ')}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
