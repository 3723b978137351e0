import { getRequestContext } from '#app/request-context.ts'

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
export const getCallerAddress = (request: Request): string | undefined => getRequestContext(request).callerAddress
