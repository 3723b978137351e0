import { z } from 'zod'
import { getRequestContext } from '#app/request-context.ts'
import { getConfig } from './config.server.ts'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()
/** An address with a port, as some proxies write it. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+)):\d{1,5}$/
const MAPPED = /^::ffff:([\d.]+)$/i

/** Who called the shop, and what proxies say of who called them. */
type ClientSource = { callerAddress: string | undefined; forwardedFor: string | null }

/**
 * The address of a request's client. Each proxy adds the address that called it to X-Forwarded-For, on the right, so with n
 * trusted proxies the client is the nth from the right. A shorter list did not pass them all: then the caller counts.
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

/** Registers the address that the platform gives for a request, `ip` of srvx and Nitro: the socket's, or Cloudflare's. */
export function registerCallerAddress(request: Request, received: Request & { ip?: unknown }): void {
  if (typeof received.ip === 'string') getRequestContext(request).callerAddress = received.ip
}

/** The address that the platform gave for a request. */
const getCallerAddress = (request: Request): string | undefined => getRequestContext(request).callerAddress

/** The IP address of a request's client, by the proxies that are trusted; undefined where nobody tells it. */
export const getClientAddress = (request: Request): string | undefined =>
  findClientAddress(
    { callerAddress: getCallerAddress(request), forwardedFor: request.headers.get('x-forwarded-for') },
    getConfig().TRUSTED_PROXIES,
  )
