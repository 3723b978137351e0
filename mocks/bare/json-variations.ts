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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
