/** Parameters that say where a visitor came from and change nothing on the page; scripts read them from the URL. */
const trackingParameters =
  /^(?:utm_[^=]*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_ga|_gl)(?:=|$)/

type PageKey = {
  /** Path and query, parameters sorted by name. The app is asked for exactly this, so that nothing else can poison the page. */
  key: string
  /** The query parameters left out of the key, as they were written. */
  dropped: string[]
}

/** The cache key of a request target (path and query, no origin). */
export function toPageKey(target: string): PageKey {
  const queryStart = target.indexOf('?')
  if (queryStart === -1) return { key: target, dropped: [] }
  const relevant: string[] = []
  const dropped: string[] = []
  for (const pair of target.slice(queryStart + 1).split('&')) {
    if (pair) (trackingParameters.test(pair) ? dropped : relevant).push(pair)
  }
  relevant.sort(compareNames)
  const path = target.slice(0, queryStart)
  return { key: relevant.length ? `${path}?${relevant.join('&')}` : path, dropped }
}

/** By name only, because the order of two values of one name can matter. */
function compareNames(one: string, other: string) {
  const a = one.split('=', 1)[0] ?? ''
  const b = other.split('=', 1)[0] ?? ''
  return a < b ? -1 : a > b ? 1 : 0
}

/** The location of a redirect within the shop with the dropped parameters added, so that campaigns survive it. */
export function restoreDroppedParameters(location: string, dropped: string[]): string {
  if (!dropped.length || !/^\/(?!\/)/.test(location)) return location
  const [address = '', fragment] = location.split('#', 2)
  const restored = `${address}${address.includes('?') ? '&' : '?'}${dropped.join('&')}`
  return fragment === undefined ? restored : `${restored}#${fragment}`
}
