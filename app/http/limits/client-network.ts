import { parseAddress } from '#app/upstream/client-address.ts'

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, of which one household has all
 * (RFC 6177). Undefined for anything else.
 */
export function toClientNetwork(address: string): string | undefined {
  const host = parseAddress(address)
  return host?.includes(':') ? `${expandIpv6(host).slice(0, 4).join(':')}::/64` : host
}

/** The eight groups of a valid address, in lower case and without leading zeros. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const toGroups = (text: string) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16).toString(16)) : []
  const [before, after] = [toGroups(head), toGroups(tail ?? '')]
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
