/** Parameters that say where a visitor came from and change nothing on the page. Script reads them from the address bar. */
const provenance =
  /^(?:utm_[^=]*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_ga|_gl)(?:=|$)/

export type PageKey = {
  /** Path and query that decide the page, parameters in order of name. The app is asked for exactly this, so that nothing outside the key can reach a stored page. */
  key: string
  /** The query parameters left out of the key, as they were written. */
  dropped: string[]
}

/** Under what name a page is stored. `target` is the request target: path and query, no origin. */
export function pageKey(target: string): PageKey {
  const mark = target.indexOf('?')
  if (mark === -1) return { key: target, dropped: [] }
  const kept: string[] = []
  const dropped: string[] = []
  for (const pair of target.slice(mark + 1).split('&')) if (pair) (provenance.test(pair) ? dropped : kept).push(pair)
  kept.sort(byName)
  const path = target.slice(0, mark)
  return { key: kept.length ? `${path}?${kept.join('&')}` : path, dropped }
}

/** By name alone, and stable: the order of two values of one name may mean something. */
function byName(one: string, two: string) {
  const a = one.split('=', 1)[0] ?? ''
  const b = two.split('=', 1)[0] ?? ''
  return a < b ? -1 : a > b ? 1 : 0
}

/** A redirect within the shop keeps what the key forgot, so that a campaign survives it. */
export function withDropped(location: string, dropped: string[]): string {
  if (!dropped.length || !/^\/(?!\/)/.test(location)) return location
  const [address = '', fragment] = location.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}${dropped.join('&')}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
