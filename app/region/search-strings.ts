/** Search parameters as text; repeated keys have a list. */
export type SearchStrings = Record<string, string | string[] | undefined>

/**
 * Parses a query into strings. The router's own parser turns '34' into a number and '1e3' into 1000, which corrupts
 * codes, sizes and the OAuth `code` and `state`.
 */
export function parseSearch(search: string): SearchStrings {
  const values = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const earlier = values.get(key)
    if (Array.isArray(earlier)) earlier.push(value)
    else values.set(key, earlier === undefined ? value : [earlier, value])
  }
  // a Map first, because a query may contain ?toString=
  return Object.fromEntries(values)
}

/** Serializes search parameters without undefined ones. 'M+' becomes 'M%2B', so that the plus survives. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search)
  // most links of a page have none
  if (entries.length === 0) return ''
  const query = new URLSearchParams()
  for (const [key, value] of entries) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) query.append(key, String(item))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Returns the first value of a search parameter, or undefined where it is absent. */
export function getFirstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
