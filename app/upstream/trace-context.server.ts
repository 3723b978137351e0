/** A request's place in a trace, as W3C Trace Context and Baggage headers put it. */
export type TraceContext = { traceparent: string; tracestate?: string; baggage?: string }

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/
/** W3C Baggage: what every party must at least carry; more than that from a stranger is not passed on. */
const MAX_BAGGAGE_BYTES = 8192

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The trace context that calls made for this request carry on: the caller's trace and baggage with a span of our own,
 * or a new trace where there is none (architecture, choice 4).
 */
export function traceContext(headers: Headers): TraceContext {
  const [, trace, flags] = TRACEPARENT.exec(headers.get('traceparent') ?? '') ?? []
  const tracestate = trace ? headers.get('tracestate') : null
  const baggage = headers.get('baggage')
  return {
    traceparent: `00-${trace ?? hex(16)}-${hex(8)}-${flags ?? '01'}`,
    ...(tracestate ? { tracestate } : {}),
    ...(baggage && baggage.length <= MAX_BAGGAGE_BYTES ? { baggage } : {}),
  }
}
