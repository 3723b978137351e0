import { HIDDEN } from '../../world/mask-secrets.ts'
import { JSON_WEB_TOKEN, PHONE } from '../../world/redact.ts'
import type { PersonalKind, Placeholders } from './placeholders.ts'

/** Fields with personal or secret values, by name, at any depth. */
export const PERSONAL_FIELDS: Readonly<Record<string, PersonalKind>> = {
  email: 'email',
  buyerEmail: 'email',
  friendEmail: 'email',
  phone: 'phone',
  phoneNumber: 'phone',
  firstName: 'name',
  lastName: 'name',
  company: 'name',
  address: 'address',
  buyerAddress: 'address',
  address1: 'address',
  address2: 'address',
  city: 'address',
  zip: 'address',
  postcode: 'address',
  first_name: 'name',
  last_name: 'name',
  phone_number: 'phone',
  street_address: 'address',
  extended_address: 'address',
  address_locality: 'address',
  postal_code: 'address',
  accessToken: 'token',
  accessTokens: 'token',
  accountTokens: 'token',
  refreshToken: 'token',
  usedRefreshTokens: 'token',
  secret: 'token',
  idToken: 'token',
  attemptToken: 'token',
  passwordHash: 'token',
  token: 'token',
}
/** Fields with free text. */
export const FREE_TEXT = new Set(['message', 'gift_message', 'note', 'typed'])
/** Fields with a person's location. */
const LOCATION = new Set(['latitude', 'longitude'])

/** Matches only at the start of a word, because otherwise a long word would take quadratic time. */
const EMAIL = /(?<![\w.+'-])[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g
/** The id of a cart or of an agent's checkout: its token, then the secret key. */
const CART_KEY = /(gid:\/\/shopify\/(?:Cart|Checkout)\/[^?\s"']+\?key=)(?!\[hidden\])([^\s"'&]+)/g
/** The expiry inside a Storefront API token, which has to be kept (world/expiring-token.ts). */
const LIFETIME = /-until-[0-9a-z]+$/

/** Redacts personal data and secrets; equal values get equal placeholders. */
export function redactTree(tree: unknown, placeholders: Placeholders): unknown {
  // twice, because a personal value of a later record may occur in an earlier one's text
  redactValue(tree, '', placeholders)
  return redactValue(tree, '', placeholders)
}

function redactValue(value: unknown, field: string, placeholders: Placeholders): unknown {
  if (typeof value === 'string') return redactString(value, field, placeholders)
  if (LOCATION.has(field)) return 0
  if (Array.isArray(value)) return value.map((item) => redactValue(item, field, placeholders))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, redactValue(item, getFieldName(value, name), placeholders)]),
  )
}

/** The name that decides how a field is redacted. An attribute's value goes by its `key`; a cart's token is part of its id and no secret. */
function getFieldName(holder: object, name: string): string {
  // the message of an error is the upstream's
  if (name === 'message' && ['extensions', 'locations', 'code'].some((field) => field in holder)) return 'id'
  if (name === 'value' && 'key' in holder && typeof holder.key === 'string') return holder.key
  const isHalfOfId =
    name === 'token' &&
    'token' in holder &&
    'id' in holder &&
    typeof holder.id === 'string' &&
    holder.id.includes(String(holder.token))
  return isHalfOfId ? 'id' : name
}

function redactString(text: string, field: string, placeholders: Placeholders): string {
  if (text === HIDDEN) return text
  const kind = PERSONAL_FIELDS[field]
  if (kind === 'token')
    return placeholders.replace('token', text.replace(LIFETIME, '')) + (LIFETIME.exec(text)?.[0] ?? '')
  if (kind) return placeholders.replace(kind, text)
  if (FREE_TEXT.has(field)) return maskText(text)
  const tree = parseTree(text)
  if (tree) return JSON.stringify(redactValue(tree, field, placeholders))
  const recognised = text
    .replace(EMAIL, (email) => placeholders.replace('email', email))
    .replace(PHONE, (phone) => placeholders.replace('phone', phone))
    .replace(CART_KEY, (_whole, cart: string, key: string) => cart + placeholders.replace('cart-key', key))
    .replace(JSON_WEB_TOKEN, (token) => placeholders.replace('token', token))
  return placeholders.replaceInText(recognised)
}

/** Masks letters and digits; length, spaces and punctuation stay, since a bug may depend on them. */
export const maskText = (text: string) => text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0')

/** The object or array in a JSON text, such as a visitor's stored value. */
function parseTree(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    const tree: unknown = JSON.parse(text)
    return typeof tree === 'object' && tree !== null ? tree : undefined
  } catch {
    return undefined
  }
}
