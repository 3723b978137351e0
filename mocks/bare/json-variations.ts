/** The same JSON with the fields of every object in reverse order. */
export function reverseFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseFields)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reverseFields(field)]),
  )
}

/** The same JSON with a field that no contract knows, in its objects and in those of its lists. */
export function addUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => (isObject(element) ? { ...element, ...UNKNOWN } : element))
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    Array.isArray(field) ? addUnknownFields(field) : field,
  ])
  return { ...Object.fromEntries(fields), ...UNKNOWN }
}

const UNKNOWN = { unspecified: { by: ['the specification'] } }

/**
 * The same JSON with plain values where the specification names a field without its type: an amount of money is a
 * decimal string, the id of a variant a number, and a province its name.
 */
export function toPlainValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlainValues)
  if (typeof value === 'string') return Number(value.match(VARIANT_ID)?.[1] ?? Number.NaN) || value
  if (!isObject(value)) return value
  const names = Object.keys(value).sort().join(' ')
  if (names === 'amount currencyCode') return value.amount
  if (names === 'code name') return value.name
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlainValues(field)]))
}

const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/(\d+)$/

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
