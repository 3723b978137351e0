import { createRandomUuid } from './random-ids.ts'

/** The format of an id that a proxy may give. Others are replaced, because ids go into logs and headers. */
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/

export const REQUEST_ID = 'x-request-id'

/** Returns the request with a request id that is safe to log and to show, the caller's if it is well formed. */
export function withRequestId(request: Request): Request {
  const givenId = request.headers.get(REQUEST_ID)
  if (givenId && WELL_FORMED.test(givenId)) return request
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID, createRandomUuid())
  return new Request(request, { headers })
}

export const getRequestId = (request: Request): string => request.headers.get(REQUEST_ID) ?? ''
