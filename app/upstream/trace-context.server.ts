import { context, propagation } from '@opentelemetry/api'
import { getRequestContext } from '#app/request-context.ts'
import { getConfig } from './config.server.ts'

/** The headers of W3C Trace Context and Baggage. */
type TraceContext = { traceparent: string; tracestate?: string; baggage?: string }

/** A valid `traceparent`; W3C forbids ids of zeros only. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/
/** The size that W3C Baggage requires everyone to propagate. Larger baggage is dropped. */
const MAX_BAGGAGE_BYTES = 8192

/** Creates an id from a UUID, because every page needs one and Node buffers random bytes for UUIDs. */
const createHexId = (bytes: 8 | 16) =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(-2 * bytes)

/**
 * The trace context for upstream calls: the caller's trace with a new span, or a new trace. `baggage` and `tracestate`
 * can control upstreams, so those of visitors are dropped (`propagatesBaggage`).
 */
export function createTraceContext(
  headers: Headers,
  { propagatesBaggage }: { propagatesBaggage: boolean },
): TraceContext {
  const [, traceId, flags] = TRACEPARENT.exec(headers.get('traceparent') ?? '') ?? []
  const tracestate = propagatesBaggage && traceId ? headers.get('tracestate') : null
  const baggage = propagatesBaggage ? headers.get('baggage') : null
  return {
    traceparent: `00-${traceId ?? createHexId(16)}-${createHexId(8)}-${flags ?? '01'}`,
    ...(tracestate ? { tracestate } : {}),
    ...(baggage && baggage.length <= MAX_BAGGAGE_BYTES ? { baggage } : {}),
  }
}

declare module '#app/request-context.ts' {
  interface RequestContext {
    trace?: TraceContext
  }
}

/** The `traceparent` of the active span, so that an upstream continues its trace; empty without tracing. */
export function getSpanHeaders(): { traceparent?: string } {
  const headers = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** The id of a request's trace, for its lines in the log. */
export const getTraceId = (request: Request): string => getTraceContext(request).traceparent.slice(3, 35)

/** The trace context of a request, the same for all of its upstream calls. */
export function getTraceContext(request: Request): TraceContext {
  const requestContext = getRequestContext(request)
  requestContext.trace ??= {
    ...createTraceContext(request.headers, { propagatesBaggage: getConfig().PROPAGATE_BAGGAGE }),
    ...getSpanHeaders(),
  }
  return requestContext.trace
}
