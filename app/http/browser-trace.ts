import { createIsomorphicFn } from '@tanstack/react-start'

let page = { address: '', traceId: '' }

/**
 * The `traceparent` of a call from the browser: all calls of one page are in one trace, with the upstream calls that the server
 * makes for them (OPS-11). The ids are random and last as long as the page is open. Empty on the server, which has its own.
 */
export const createTraceHeaders = createIsomorphicFn()
  .server((): Record<string, string> => ({}))
  .client((): Record<string, string> => {
    if (page.address !== location.href) page = { address: location.href, traceId: createHexId(16) }
    return { traceparent: `00-${page.traceId}-${createHexId(8)}-01` }
  })

const createHexId = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
