import { getRequestContext } from '#app/request-context.ts'

/** Seconds after which clients may try again; most outages of an upstream last some minutes. */
const RETRY_AFTER_S = 60

declare module '#app/request-context.ts' {
  interface RequestContext {
    isUnavailable?: true
  }
}

/** Marks the current request's page as unavailable, because an upstream that it needs has failed. */
export const markUnavailable = (request: Request): void => {
  getRequestContext(request).isUnavailable = true
}

/**
 * The status of a response: 503 for a page that is marked unavailable, so that no cache or crawler stores its error text.
 * Sets Retry-After and noindex. Server functions report failures in their body instead.
 */
export function applyUnavailableStatus(request: Request, response: Response, headers: Headers): number {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !getRequestContext(request).isUnavailable) return response.status
  headers.set('retry-after', String(RETRY_AFTER_S))
  headers.set('x-robots-tag', 'noindex')
  return 503
}
