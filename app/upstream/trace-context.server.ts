/** The headers of W3C Trace Context and Baggage. */
export type TraceContext = { traceparent: string; tracestate?: string; baggage?: string }

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/
/** The size that W3C Baggage requires everyone to propagate. Larger baggage is dropped. */
const MAX_BAGGAGE_BYTES = 8192

const createHexId = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The trace context for upstream calls: the caller's trace and baggage with a new span, or a new trace. */
export function createTraceContext(headers: Headers): TraceContext {
  const [, traceId, flags] = TRACEPARENT.exec(headers.get('traceparent') ?? '') ?? []
  const tracestate = traceId ? headers.get('tracestate') : null
  const baggage = headers.get('baggage')
  return {
    traceparent: `00-${traceId ?? createHexId(16)}-${createHexId(8)}-${flags ?? '01'}`,
    ...(tracestate ? { tracestate } : {}),
    ...(baggage && baggage.length <= MAX_BAGGAGE_BYTES ? { baggage } : {}),
  }
}
