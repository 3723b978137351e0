import type { CartInputMetafieldInput } from '#contracts/shopify/generated/documents.ts'
import type { CartMetafieldRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { gid } from '../gid.ts'

/** Where a key without a namespace belongs: to the client itself, as an app of the store. */
const OWN_NAMESPACE = 'app--1'
/** Shopify's limit for what one mutation sets. */
export const MAX_METAFIELDS = 25
/** Shopify's limits for a key and a value, in characters. */
const [MIN_KEY, MAX_KEY, MAX_VALUE] = [2, 64, 65_536]

/** Why a metafield cannot be set: MetafieldsSetUserErrorCode. */
export type MetafieldError = {
  code: 'BLANK' | 'INCLUSION' | 'INVALID_VALUE' | 'TOO_LONG' | 'TOO_SHORT'
  field: string
  message: string
}

type Input = Pick<CartInputMetafieldInput, 'key' | 'type' | 'value'>

/** How the value of each type is told from what is none: the types that a storefront can write. */
const TYPES: Readonly<Record<string, (value: string) => boolean>> = {
  single_line_text_field: (value) => !value.includes('\n'),
  multi_line_text_field: () => true,
  number_integer: (value) => /^-?\d+$/.test(value),
  number_decimal: (value) => /^-?\d+(\.\d+)?$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  url: (value) => URL.canParse(value),
  json: isJson,
  id: () => true,
}

export function metafieldErrors({ key, type, value }: Input): MetafieldError[] {
  const [, name] = split(key)
  if (name.length < MIN_KEY)
    return [{ code: 'TOO_SHORT', field: 'key', message: `Key is too short (minimum is ${MIN_KEY} characters)` }]
  if (name.length > MAX_KEY)
    return [{ code: 'TOO_LONG', field: 'key', message: `Key is too long (maximum is ${MAX_KEY} characters)` }]
  if (value === '') return [{ code: 'BLANK', field: 'value', message: "Value can't be blank" }]
  if (value.length > MAX_VALUE)
    return [{ code: 'TOO_LONG', field: 'value', message: `Value is too long (maximum is ${MAX_VALUE} characters)` }]
  const isOfType = TYPES[type]
  if (!isOfType)
    return [{ code: 'INCLUSION', field: 'type', message: `Type must be one of: ${Object.keys(TYPES).join(', ')}` }]
  return isOfType(value) ? [] : [{ code: 'INVALID_VALUE', field: 'value', message: `Value is no ${type}` }]
}

/** A cart's metafields with one more; one of the same name keeps its id and its place. */
export function setMetafield(
  world: World,
  known: readonly CartMetafieldRecord[],
  { key, type, value }: Input,
): { metafields: CartMetafieldRecord[]; set: CartMetafieldRecord } {
  const [namespace, name] = split(key)
  const now = world.clock.now().toISOString()
  const before = known.find((each) => each.namespace === namespace && each.key === name)
  const set: CartMetafieldRecord = {
    id: before?.id ?? gid('Metafield', world.ids.number('metafield')),
    namespace,
    key: name,
    type,
    value,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  }
  return { metafields: before ? known.map((each) => (each === before ? set : each)) : [...known, set], set }
}

/** @param key With or without its namespace: 'custom.engraving'. */
export function metafieldOf(known: readonly CartMetafieldRecord[], key: string, namespace?: string | null) {
  const [inKey, name] = split(key)
  const wanted = namespace ?? inKey
  return known.find((each) => each.key === name && each.namespace === wanted)
}

function split(key: string): [namespace: string, name: string] {
  const dot = key.indexOf('.')
  return dot < 0 ? [OWN_NAMESPACE, key] : [key.slice(0, dot), key.slice(dot + 1)]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
