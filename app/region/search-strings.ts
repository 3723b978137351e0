/** Search parameters as the router passes them about: always text, a list where a key is repeated. */
export type SearchStrings = Record<string, string | string[] | undefined>

/**
 * Reads a query as plain strings. The router's own parser turns '34' into a number and '1e3' into 1000,
 * which corrupts codes, sizes and the OAuth `code` and `state`.
 */
export function parseSearch(search: string): SearchStrings {
  const found = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found.get(key)
    found.set(key, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value])
  }
  // not an object from the start: a query may well say ?toString=
  return Object.fromEntries(found)
}

/** Writes them back, leaving out what is undefined. 'M+' becomes 'M%2B', so that it survives every reader. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(key, String(one))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The first value of a search parameter, or undefined where it is absent. */
export function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
