const addressByRequest = new WeakMap<Request, string>()

/** Registers the address that the platform gives for a request, `ip` of srvx and Nitro: the socket's, or Cloudflare's. */
export function registerCallerAddress(request: Request, received: Request & { ip?: unknown }): void {
  if (typeof received.ip === 'string') addressByRequest.set(request, received.ip)
}

/** The address that the platform gave for a request. */
export const getCallerAddress = (request: Request): string | undefined => addressByRequest.get(request)
