import { getRequestContext } from '#app/request-context.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    pageBytes?: Uint8Array<ArrayBuffer>
  }
}

/**
 * Keeps the bytes of a request's page beside its response, which Start passes from middleware to middleware: as a body they
 * would be copied and made a stream on the way.
 */
export const keepPageBytes = (request: Request, bytes: Uint8Array<ArrayBuffer>): void => {
  getRequestContext(request).pageBytes = bytes
}

/** The bytes of the request's page, which an HTML response without a body stands for; undefined for other responses. */
export const getPageBytes = (request: Request, { headers, body }: Response): Uint8Array<ArrayBuffer> | undefined =>
  body || !headers.get('content-type')?.startsWith('text/html') ? undefined : getRequestContext(request).pageBytes
