import { isRequestId, REQUEST_ID } from '#contracts/request-id.ts'

/**
 * Returns the request with a request id that is safe to log and to show: the caller's if it is well formed, otherwise a
 * new one.
 */
export function withRequestId(request: Request): Request {
  if (isRequestId(getRequestId(request))) return request
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID, createRandomUuid())
  return new Request(request, { headers })
}

export const getRequestId = (request: Request): string => request.headers.get(REQUEST_ID) ?? ''

/** A random UUID (RFC 9562, version 4). Works without TLS too, where browsers have no `randomUUID`. */
export function createRandomUuid(): string {
  const hex = createRandomHex(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}

/** Random bytes as hexadecimal characters, two for each byte. Works without TLS too. */
export const createRandomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
