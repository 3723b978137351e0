const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** What a page may load, beside its own origin. Origins only, like 'https://cdn.example.com'. */
export type AllowedOrigins = {
  images: readonly string[]
  connect: readonly string[]
  formAction: readonly string[]
  /** Where the support chat comes from, where there is one: its script, its calls, its frame and its pictures. */
  chat?: readonly string[]
}

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
  const chat = allowed.chat ?? []
  return [
    `default-src 'self'`,
    from('script-src', scriptHashes, chat),
    `style-src 'self'`,
    from('img-src', ['data:'], allowed.images, chat),
    `font-src 'self'`,
    from('connect-src', allowed.connect, chat),
    from('form-action', allowed.formAction),
    ...(chat.length > 0 ? [from('frame-src', chat)] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

const from = (directive: string, ...sources: readonly (readonly string[])[]): string =>
  [directive, "'self'", ...sources.flat()].join(' ')
