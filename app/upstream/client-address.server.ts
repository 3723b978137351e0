import { getCallerAddress } from './caller-address.ts'
import { findClientAddress } from './client-address.ts'
import { getConfig } from './config.server.ts'

/** The IP address of a request's client, by the proxies that are trusted; undefined where nobody tells it. */
export const getClientAddress = (request: Request): string | undefined =>
  findClientAddress(
    { callerAddress: getCallerAddress(request), forwardedFor: request.headers.get('x-forwarded-for') },
    getConfig().TRUSTED_PROXIES,
  )
