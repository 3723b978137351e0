/** Ids that a proxy before us may have given; anything else is replaced, since it ends up in logs and headers. */
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/

export const REQUEST_ID = 'x-request-id'

/** The request with an id that is safe to log and to show; the caller's where it has a sound one. */
export function identified(request: Request): Request {
  const given = request.headers.get(REQUEST_ID)
  if (given && WELL_FORMED.test(given)) return request
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID, crypto.randomUUID())
  return new Request(request, { headers })
}

export const requestIdOf = (request: Request): string => request.headers.get(REQUEST_ID) ?? ''
