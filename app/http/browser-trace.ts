import { createIsomorphicFn } from '@tanstack/react-start'
import { createRandomHex } from './random-ids.ts'

let page: { address?: string; traceId?: string } = {}

/**
 * The `traceparent` of a call from the browser: all calls of one page are in one trace, with the upstream calls that the server
 * makes for them (OPS-11). The ids are random and last as long as the page is open. Undefined on the server, which has its own.
 */
export const createTraceHeaders = createIsomorphicFn()
  .server((): { traceparent: string } | undefined => undefined)
  .client((): { traceparent: string } | undefined => {
    const address = location.href
    if (page.address !== address) page = { address, traceId: createRandomHex(16) }
    return { traceparent: `00-${page.traceId}-${createRandomHex(8)}-01` }
  })
