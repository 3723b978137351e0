import { z } from 'zod'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()
/** An address with a port, as some proxies write it. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+)):\d{1,5}$/
const MAPPED = /^::ffff:([\d.]+)$/i

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, of which one household has all
 * (RFC 6177). Undefined for anything else.
 */
export function toClientNetwork(address: string): string | undefined {
  const host = parseAddress(address)
  return host?.includes(':') ? `${expandIpv6(host).slice(0, 4).join(':')}::/64` : host
}

/** The IP address in a text, without a port; undefined for anything else. */
function parseAddress(address: string): string | undefined {
  const [, inBrackets, withoutPort] = WITH_PORT.exec(address) ?? []
  const bare = inBrackets ?? withoutPort ?? address
  const host = MAPPED.exec(bare)?.[1] ?? bare
  return ipv4.safeParse(host).success || ipv6.safeParse(host).success ? host : undefined
}

/** The eight groups of a valid address, in lower case and without leading zeros. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const toGroups = (text: string) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16).toString(16)) : []
  const [before, after] = [toGroups(head), toGroups(tail ?? '')]
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

type ClientSource = { callerAddress: string | undefined; forwardedFor: string | null }

/** The network of a request's client. */
export function getClientNetwork(source: ClientSource, trustedProxies: number): string | undefined {
  const address = getClientAddress(source, trustedProxies)
  return address && toClientNetwork(address)
}

/**
 * The address of a request's client. Each proxy adds the address that called it to X-Forwarded-For, on the right, so with n
 * trusted proxies the client is the nth from the right. A shorter list did not pass them all: then the caller counts.
 */
export function getClientAddress(
  { callerAddress, forwardedFor }: ClientSource,
  trustedProxies: number,
): string | undefined {
  const forwarded = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return parseAddress(forwarded ?? '') ?? parseAddress(callerAddress ?? '')
}
