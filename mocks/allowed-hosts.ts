import { isIP } from 'node:net'

/** localhost and every name below it, which browsers resolve to this machine only. */
const LOCALHOST = /^(?:.+\.)?localhost$/

/**
 * Whether a `Host` header (RFC 9110, 7.2) addresses this backend. Refuses other names: a website can let its own name
 * resolve to this machine (DNS rebinding) and would then count as the same origin. An IP address cannot be rebound.
 * @param names Further names, such as the host of the shop.
 */
export function isAllowedHost(host: string, names: readonly string[]): boolean {
  const name = getHostname(host)
  if (name === undefined) return false
  return LOCALHOST.test(name) || isIP(name) !== 0 || names.some((allowed) => getHostname(allowed) === name)
}

/** The name or address of a host in lower case, without its port and brackets; undefined for an invalid one. */
function getHostname(host: string): string | undefined {
  const url = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : undefined
}
