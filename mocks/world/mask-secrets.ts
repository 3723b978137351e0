import { JSON_WEB_TOKEN, redact } from './redact.ts'

/** Names of fields whose texts are secret. */
const SECRET =
  /token(?!_?type|_?expir|_endpoint)|secret|password|verifier|nonce|assertion|authorization|api_?key|gift_?card_?code/i
/** Fields of forms that are secret there and nowhere else: those of a sign-in. */
const SECRET_IN_FORM = /^(?:code|state|login_hint|id_token_hint)$/
const SECRET_HEADER = /authorization|cookie|token|secret|(?:^|-)key$/i
/** The secret of the id of a cart or of an agent's checkout, which itself can be named. */
const CART_KEY = /(gid:\\?\/\\?\/shopify\\?\/(?:Cart|Checkout)\\?\/[^?\s"'\\]+\?key=)[^\s"'&\\]+/g
const BEARER = /\b(bearer\s+)[\w.~+/-]+=*/gi
/**
 * A secret field inside a text: of a GraphQL document, of JSON in JSON, or of JSON that was cut. Matches only at the start
 * of a word, because otherwise a long word would take quadratic time.
 */
const QUOTED_FIELD = new RegExp(String.raw`(?<![\w-])([\w-]*(?:${SECRET.source})[\w-]*\\?"?\s*:\s*\\?")[^"\\]+`, 'gi')
export const HIDDEN = '[hidden]'

/** Hides the values of headers that are secret, and what is secret in the others. */
export function maskHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, SECRET_HEADER.test(name) ? HIDDEN : redact(value)]),
  )
}

/**
 * Hides tokens, passwords, keys of carts and codes of gift cards in a body. People’s own details stay: a developer has
 * to see them, and exports replace them (control/bundle).
 */
export function maskSecrets(text: string, type: string): string {
  if (type.includes('x-www-form-urlencoded')) return maskForm(text)
  const hidden = maskText(text)
  if (!SECRET.test(hidden)) return hidden
  try {
    return JSON.stringify(maskTree(JSON.parse(hidden), false))
  } catch {
    return hidden.replace(QUOTED_FIELD, `$1${HIDDEN}`)
  }
}

const maskText = (text: string) =>
  text.replace(CART_KEY, `$1${HIDDEN}`).replace(BEARER, `$1${HIDDEN}`).replace(JSON_WEB_TOKEN, HIDDEN)

function maskTree(value: unknown, isSecret: boolean): unknown {
  if (typeof value === 'string') {
    if (isSecret) return HIDDEN
    return SECRET.test(value) ? value.replace(QUOTED_FIELD, `$1${HIDDEN}`) : value
  }
  if (Array.isArray(value)) return value.map((item) => maskTree(item, isSecret))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, maskTree(field, SECRET.test(name) && !isTree(field))]),
  )
}

/** Fields of an object under a secret name have names of their own, such as userErrors of a mutation for tokens. */
const isTree = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function maskForm(text: string): string {
  const form = new URLSearchParams(text)
  for (const name of new Set(form.keys())) if (SECRET.test(name) || SECRET_IN_FORM.test(name)) form.set(name, HIDDEN)
  return maskText(form.toString().replaceAll(encodeURIComponent(HIDDEN), HIDDEN))
}
