/** Matches only at the start of a word, because otherwise a long word would take quadratic time. */
const EMAIL = /(?<![\w.+'-])[\w.+'-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
const CART_SECRET = /(gid:(?:\/\/|%2F%2F)shopify(?:\/|%2F)(?:Cart|Checkout)(?:\/|%2F))[^\s"'&]+/gi
const BEARER = /\b(bearer\s+)[\w.~+/-]+=*/gi
export const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
export const PHONE = /\+\d[\d\s()-]{7,}\d/g
/** Names of fields and query parameters whose values are always secret or personal. */
const SECRET_NAME =
  /token|secret|password|verifier|nonce|hint|authorization|api_?key|^key$|^code$|^state$|e-?mail|phone|postcode|zip|address|first_?name|last_?name|^name$|cart_?id|checkout_?id/i
const QUERY_VALUE = /([?&])([^=&#\s]+)=([^&#\s]*)/g

/** Removes emails, phone numbers, tokens and cart secrets from a text or a URL. */
export function redact(text: string): string {
  return text
    .replace(QUERY_VALUE, (match, separator: string, name: string) =>
      SECRET_NAME.test(name) ? `${separator}${name}=[hidden]` : match,
    )
    .replace(CART_SECRET, '$1[hidden]')
    .replace(BEARER, '$1[hidden]')
    .replace(JSON_WEB_TOKEN, '[hidden]')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[phone]')
}

/** Redacts a tree of properties; a field with a private name is hidden whole. */
export function redactProperties(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, SECRET_NAME.test(name) ? '[hidden]' : redactValue(value)]),
  )
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value === 'object' && value !== null) return redactProperties({ ...value })
  return value
}
