import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Exchange } from './exchange.ts'

export type Tracing = {
  /** Handles a request inside a span, which continues the trace of its `traceparent`. */
  run<T>(exchange: Exchange, handle: () => T): T
  /** The id of a request's trace, for its line in the log. */
  getTraceId(exchange: Exchange): string | undefined
  /** Ends the span of a request. */
  finish(exchange: Exchange, status: number): void
  /** Sends what is left and stops. */
  close(): Promise<void>
}

/**
 * Sends spans of requests, and of the upstream calls that the app makes for them, to the OpenTelemetry collector of
 * OTEL_EXPORTER_OTLP_ENDPOINT (OPS-11). Names are routes and operations: no address, query or header is in a span.
 * @param ratio The share of traces that are sent, 0 to 1, whole; what a caller leaves out is left out.
 */
export function startTracing(getRouteName: (pathname: string) => string | null, ratio: number): Tracing {
  const exporter = new OTLPTraceExporter()
  const share = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'spoke-storefront' }),
    // browsers begin traces without knowing which are sent
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('spoke')
  const spans = new WeakMap<Exchange, Span>()

  const getParent = ({ req }: Exchange): Context => propagation.extract(context.active(), req.headers)

  return {
    run(exchange, handle) {
      const route = getRouteName(exchange.path) ?? 'other'
      const attributes = { 'http.request.method': exchange.method, 'http.route': route }
      const parent = getParent(exchange)
      const span = tracer.startSpan(`${exchange.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      spans.set(exchange, span)
      return context.with(trace.setSpan(parent, span), handle)
    },
    getTraceId: (exchange) => spans.get(exchange)?.spanContext().traceId,
    finish(exchange, status) {
      const span = spans.get(exchange)
      span?.setAttributes({ 'http.response.status_code': status, 'spoke.cache': exchange.source })
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    },
    async close() {
      await provider.shutdown()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
