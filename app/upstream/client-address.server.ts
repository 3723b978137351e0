import { z } from 'zod'
import { getRequestContext } from '#app/request-context.ts'
import { getConfig } from './config.server.ts'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()
/** An address with a port, as some proxies write it. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+)):\d{1,5}$/
const MAPPED = /^::ffff:([\d.]+)$/i

/** The address that called the shop, and the addresses that proxies report. */
type ClientSource = { callerAddress: string | undefined; forwardedFor: string | null }

/**
 * The address of a request's client. Each proxy appends the address of its caller to X-Forwarded-For, so with n trusted
 * proxies the client is the nth from the right; if the list is shorter, it is the shop's own caller.
 */
export function findClientAddress(
  { callerAddress, forwardedFor }: ClientSource,
  trustedProxies: number,
): string | undefined {
  const forwarded = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return parseAddress(forwarded ?? '') ?? parseAddress(callerAddress ?? '')
}

/** The IP address in a text, without a port; undefined for anything else. */
export function parseAddress(address: string): string | undefined {
  const [, inBrackets, withoutPort] = WITH_PORT.exec(address) ?? []
  const bare = inBrackets ?? withoutPort ?? address
  const host = MAPPED.exec(bare)?.[1] ?? bare
  return ipv4.safeParse(host).success || ipv6.safeParse(host).success ? host : undefined
}

declare module '#app/request-context.ts' {
  interface RequestContext {
    callerAddress?: string
  }
}

/** Registers the caller's address from the platform (`ip` of srvx and Nitro): that of the socket, or Cloudflare's. */
export function registerCallerAddress(request: Request, received: Request & { ip?: unknown }): void {
  if (typeof received.ip === 'string') getRequestContext(request).callerAddress = received.ip
}

/** The address that the platform gave for a request. */
const getCallerAddress = (request: Request): string | undefined => getRequestContext(request).callerAddress

/** The IP address of a request's client, by the trusted proxies; undefined if it is unknown. */
export const getClientAddress = (request: Request): string | undefined =>
  findClientAddress(
    { callerAddress: getCallerAddress(request), forwardedFor: request.headers.get('x-forwarded-for') },
    getConfig().TRUSTED_PROXIES,
  )
