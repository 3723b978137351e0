import type { PersonalKind, Placeholders } from './placeholders.ts'

/** Fields whose values are somebody's own, by name, wherever they are. */
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
  address1: 'address',
  address2: 'address',
  city: 'address',
  zip: 'address',
  postcode: 'address',
  accessToken: 'token',
  accessTokens: 'token',
  refreshToken: 'token',
  idToken: 'token',
  attemptToken: 'token',
  passwordHash: 'token',
  token: 'token',
}
/** Fields in which people write what they like. */
export const FREE_TEXT = new Set(['message', 'gift_message', 'note'])
/** Where somebody is. */
const PLACE = new Set(['latitude', 'longitude'])

const EMAIL = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\+\d[\d\s()-]{7,}\d/g
/** Behind a cart's token comes the key that opens it. */
const CART_KEY = /(gid:\/\/shopify\/Cart\/[^?\s"']+\?key=)([^\s"'&]+)/g
const IDENTITY_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
/** A token of the Storefront API says itself how long it lives, and has to go on saying so. */
const LIFETIME = /-until-[0-9a-z]+$/

/** A tree of plain values in which nobody's details and no secret are left; what belonged together still does. */
export function redactTree(tree: unknown, placeholders: Placeholders): unknown {
  // twice: what a later record calls somebody's own may stand in an earlier one's text
  redactValue(tree, '', placeholders)
  return redactValue(tree, '', placeholders)
}

function redactValue(value: unknown, field: string, placeholders: Placeholders): unknown {
  if (typeof value === 'string') return redactString(value, field, placeholders)
  if (PLACE.has(field)) return 0
  if (Array.isArray(value)) return value.map((each) => redactValue(each, field, placeholders))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, redactValue(each, nameIn(value, name), placeholders)]),
  )
}

/** An attribute says under `key` what its `value` is; a cart's token is half of its id, and opens nothing by itself. */
function nameIn(holder: object, name: string): string {
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
  const kind = PERSONAL_FIELDS[field]
  if (kind === 'token') return placeholders.of('token', text.replace(LIFETIME, '')) + (LIFETIME.exec(text)?.[0] ?? '')
  if (kind) return placeholders.of(kind, text)
  if (FREE_TEXT.has(field)) return masked(text)
  const tree = treeIn(text)
  if (tree) return JSON.stringify(redactValue(tree, field, placeholders))
  const recognised = text
    .replace(EMAIL, (email) => placeholders.of('email', email))
    .replace(PHONE, (phone) => placeholders.of('phone', phone))
    .replace(CART_KEY, (_whole, cart: string, key: string) => cart + placeholders.of('cart-key', key))
    .replace(IDENTITY_TOKEN, (token) => placeholders.of('token', token))
  return placeholders.inText(recognised)
}

/** As long as it was, with its spaces and its punctuation: that may be what the bug is about. */
export const masked = (text: string) => text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0')

/** What a visitor's storage holds is often JSON. */
function treeIn(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    const tree: unknown = JSON.parse(text)
    return typeof tree === 'object' && tree !== null ? tree : undefined
  } catch {
    return undefined
  }
}
