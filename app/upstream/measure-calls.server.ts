import { channel } from 'node:diagnostics_channel'
import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { type CallGuard, isSuccess, UpstreamError } from '#contracts/http.ts'
import { type CallOutcome, CHANNELS, type UpstreamCallMeasurement } from '#contracts/measurements.ts'

const upstreamCalls = channel(CHANNELS.upstreamCall)

/**
 * Wraps a guard so that every call, refused ones included, is a span and is published with outcome and duration (OPS-11). Spans
 * are dropped unless the surrounding server collects them (cli/serve/tracing.ts).
 */
export const measureCalls =
  (guard: CallGuard, tracer: Pick<Tracer, 'startActiveSpan'> = trace.getTracer('spoke')): CallGuard =>
  (call, send) =>
    tracer.startActiveSpan(`${call.upstream} ${call.operation}`, { kind: SpanKind.CLIENT }, async (span) => {
      const startedAt = performance.now()
      const finish = (outcome: CallOutcome) => {
        const ms = performance.now() - startedAt
        if (upstreamCalls.hasSubscribers)
          upstreamCalls.publish({ ...call, outcome, ms } satisfies UpstreamCallMeasurement)
        span.setAttribute('spoke.outcome', outcome)
        if (outcome !== 'success' && outcome !== 'client-error') span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      try {
        const response = await guard(call, send)
        finish(toOutcome(response.status))
        return response
      } catch (cause) {
        finish(cause instanceof UpstreamError ? cause.kind : 'network')
        throw cause
      }
    })

const toOutcome = (status: number): CallOutcome =>
  isSuccess(status) ? 'success' : status >= 500 ? 'server-error' : 'client-error'
