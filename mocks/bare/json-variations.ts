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
 * The same JSON with other types where the specification names a field without its type: an amount of money is a decimal
 * string, the id of a variant and a size in figures are numbers, a stock is text, tags are one text, and a province is its
 * name.
 */
export function toPlainValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlainValues)
  if (typeof value === 'string') return Number(value.match(VARIANT_ID)?.[1] ?? value.match(FIGURES)?.[0]) || value
  if (!isObject(value)) return value
  const names = Object.keys(value).sort().join(' ')
  if (names === 'amount currencyCode') return value.amount
  if (names === 'code name') return value.name
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, PLAIN_FIELDS[name]?.(field) ?? toPlainValues(field)]),
  )
}

const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/(\d+)$/
const FIGURES = /^[1-9]\d{0,3}$/

const PLAIN_FIELDS: Readonly<Record<string, (field: unknown) => string | undefined>> = {
  tags: (tags) => (Array.isArray(tags) ? tags.join(', ') : undefined),
  inventory_quantity: (quantity) => (typeof quantity === 'number' ? String(quantity) : undefined),
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
