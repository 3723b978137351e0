/** Search parameters as text; repeated keys have a list. */
export type SearchStrings = Record<string, string | string[] | undefined>

/** The most characters and parameters of a query that are read: far more than the shop's links and forms have. */
export const MAX_QUERY = 4_096
export const MAX_PARAMETERS = 100

/**
 * Parses a query into strings, and a long one as far as the limits. Server and browser both cut here, and by decoded
 * characters, because an address that is written anew is longer or shorter. The router's own parser turns '34' into a
 * number and '1e3' into 1000, which corrupts codes, sizes and the OAuth `code` and `state`.
 */
export function parseSearch(search: string): SearchStrings {
  const values = new Map<string, string | string[]>()
  let [parameters, room] = [MAX_PARAMETERS, MAX_QUERY]
  for (const [key, written] of new URLSearchParams(search)) {
    room -= key.length
    if (parameters-- === 0 || room < 0) break
    // without the first half of a character that is cut in two
    const value = written.length > room ? written.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') : written
    room -= value.length
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
