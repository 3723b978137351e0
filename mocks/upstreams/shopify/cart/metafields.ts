import type { CartInputMetafieldInput } from '#contracts/shopify/generated/documents.ts'
import type { MetafieldRecord } from '../../../world/metafield-record.ts'
import type { World } from '../../../world/world.ts'
import { toGid } from '../gid.ts'

/** The namespace of a key without one: the client's own, as an app of the store. */
const OWN_NAMESPACE = 'app--1'
/** Shopify's limit for the metafields of one mutation. */
export const MAX_METAFIELDS = 25
/** Shopify's limits for key and value, in characters. */
const [MIN_KEY_LENGTH, MAX_KEY_LENGTH, MAX_VALUE_LENGTH] = [2, 64, 65_536]

/** Shopify's MetafieldsSetUserError. */
type MetafieldError = {
  code: 'BLANK' | 'INCLUSION' | 'INVALID_VALUE' | 'TOO_LONG' | 'TOO_SHORT'
  field: string
  message: string
}

type MetafieldInput = Pick<CartInputMetafieldInput, 'key' | 'type' | 'value'>

/** The types that a storefront can write, each with the check of its values. */
const TYPES: ReadonlyMap<string, (value: string) => boolean> = new Map(
  Object.entries({
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
  }),
)

/** The first error of a metafield, or none. */
export function validateMetafield({ key, type, value }: MetafieldInput): MetafieldError[] {
  const [, name] = splitKey(key)
  if (name.length < MIN_KEY_LENGTH)
    return [{ code: 'TOO_SHORT', field: 'key', message: `Key is too short (minimum is ${MIN_KEY_LENGTH} characters)` }]
  if (name.length > MAX_KEY_LENGTH)
    return [{ code: 'TOO_LONG', field: 'key', message: `Key is too long (maximum is ${MAX_KEY_LENGTH} characters)` }]
  if (value === '') return [{ code: 'BLANK', field: 'value', message: "Value can't be blank" }]
  if (value.length > MAX_VALUE_LENGTH)
    return [
      { code: 'TOO_LONG', field: 'value', message: `Value is too long (maximum is ${MAX_VALUE_LENGTH} characters)` },
    ]
  const isValidValue = TYPES.get(type)
  if (!isValidValue)
    return [{ code: 'INCLUSION', field: 'type', message: `Type must be one of: ${[...TYPES.keys()].join(', ')}` }]
  return isValidValue(value) ? [] : [{ code: 'INVALID_VALUE', field: 'value', message: `Value is no ${type}` }]
}

/** Adds a metafield, or replaces the value of the one with its name. Returns all metafields and the one that was set. */
export function setMetafield(
  world: World,
  metafields: readonly MetafieldRecord[],
  { key, type, value }: MetafieldInput,
): { metafields: MetafieldRecord[]; metafield: MetafieldRecord } {
  const [namespace, name] = splitKey(key)
  const now = world.clock.now().toISOString()
  const existing = findMetafield(metafields, key)
  const metafield: MetafieldRecord = {
    id: existing?.id ?? toGid('Metafield', world.ids.nextNumber('metafield')),
    namespace,
    key: name,
    type,
    value,
    createdAt: existing?.createdAt ?? now,
    updatedAt: now,
  }
  return {
    metafields: existing
      ? metafields.map((other) => (other === existing ? metafield : other))
      : [...metafields, metafield],
    metafield,
  }
}

/** @param key With or without its namespace: 'custom.engraving'. */
export function findMetafield(metafields: readonly MetafieldRecord[], key: string, namespace?: string | null) {
  const [keyNamespace, name] = splitKey(key)
  const requestedNamespace = namespace ?? keyNamespace
  return metafields.find((metafield) => metafield.key === name && metafield.namespace === requestedNamespace)
}

function splitKey(key: string): [namespace: string, name: string] {
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
