const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** What a page may load, beside its own origin. Origins only, like 'https://cdn.example.com'. */
export type AllowedOrigins = {
  images: readonly string[]
  connect: readonly string[]
  formAction: readonly string[]
  /** Where the support chat comes from, where there is one: its script, its calls, its frame and its pictures. */
  chat?: readonly string[]
}

/** Hashes of what a page may hold inline. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * Takes our mark off a page's scripts and style sheets and answers with their CSP hashes (architecture, choice 5: a cached
 * page cannot carry a nonce, since all its visitors would share it). What lacks the mark gets no hash, so it has no effect.
 */
export async function hashMarked(html: string, mark: string): Promise<{ html: string; hashes: Hashes }> {
  const nonce = ` nonce="${mark}"`
  const bodies = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', body = ''] of html.matchAll(INLINE)) {
    if (!attributes.includes(nonce) || /\ssrc=/.test(attributes)) continue
    bodies[tag === 'style' ? 'style' : 'script'].add(body)
  }
  const [scripts, styles] = await Promise.all(
    [bodies.script, bodies.style].map((each) => Promise.all([...each].map(sha256))),
  )
  const hashes = { scripts: scripts ?? [], styles: styles ?? [] }
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

/** The policy of a page: nothing runs and nothing paints but our own files and what has these hashes. */
export function contentSecurityPolicy(hashes: Hashes, allowed: AllowedOrigins): string {
  const chat = allowed.chat ?? []
  return [
    `default-src 'self'`,
    from('script-src', hashes.scripts, chat),
    from('style-src', hashes.styles),
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
