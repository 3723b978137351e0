import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import {
  CHANNELS,
  type LimitRefusalMeasurement,
  type ReportMeasurement,
  type UpstreamCallMeasurement,
} from '#contracts/measurements.ts'

/** A finished request of a visitor. */
export type MeasuredRequest = { path: string; method: string; status: number; seconds: number; cache: string }

export type Metrics = {
  countRequest(request: MeasuredRequest): void
  /** The metrics in the Prometheus text format, and its content type. */
  read(): Promise<{ text: string; contentType: string }>
  /** Stops listening to the app. */
  close(): void
}

/** Seconds: a page from memory takes 0.0005, a rendered one 0.02, and no request more than 8 for its upstreams. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/**
 * Counts requests, upstream calls, limits and reports, with memory and event loop of the process (OPS-11). Labels are routes,
 * operations and codes, never addresses, so that their number is bounded and no personal data is among them.
 * @param getRouteName The route of a path; null for what is no page.
 * @param caches How many entries each cache of this process holds, and their estimated bytes.
 */
export function createMetrics(
  getRouteName: (pathname: string) => string | null,
  caches: Readonly<Record<string, () => { entries: number; bytes: number }>>,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'spoke_requests_total',
    help: 'Requests by route, method, status and where the response came from.',
    labelNames: ['route', 'method', 'status', 'cache'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'spoke_request_duration_seconds',
    help: 'Time from the arrival of a request until its response was sent.',
    labelNames: ['route', 'cache'],
    buckets: SECONDS,
    registers,
  })
  const calls = new Counter({
    name: 'spoke_upstream_calls_total',
    help: 'Calls of upstreams by operation and outcome; refused ones were not sent, because their circuit is open.',
    labelNames: ['upstream', 'operation', 'outcome'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'spoke_upstream_call_duration_seconds',
    help: 'Time of upstream calls that were sent.',
    labelNames: ['upstream'],
    buckets: SECONDS,
    registers,
  })
  const limitRefusals = new Counter({
    name: 'spoke_limit_refusals_total',
    help: 'Actions that a limit refused.',
    labelNames: ['limit'],
    registers,
  })
  const reports = new Counter({
    name: 'spoke_reports_total',
    help: 'Error reports by their code in the catalogue.',
    labelNames: ['code', 'level'],
    registers,
  })

  const measureCaches = (name: string, help: string, unit: 'entries' | 'bytes') =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [cache, getSize] of Object.entries(caches)) this.set({ cache }, getSize()[unit])
      },
    })
  measureCaches('spoke_cache_entries', 'What each cache of the process holds.', 'entries')
  measureCaches('spoke_cache_bytes', 'Its estimated memory; the least recently used give way at a limit.', 'bytes')

  const listeners = [
    listen<UpstreamCallMeasurement>(CHANNELS.upstreamCall, ({ upstream, operation, outcome, ms }) => {
      calls.inc({ upstream, operation, outcome })
      if (outcome !== 'refused') callSeconds.observe({ upstream }, ms / 1000)
    }),
    listen<LimitRefusalMeasurement>(CHANNELS.limitRefusal, ({ limit }) => limitRefusals.inc({ limit })),
    listen<ReportMeasurement>(CHANNELS.report, ({ code, level }) => reports.inc({ code, level })),
  ]

  return {
    countRequest({ path, method, status, seconds, cache }) {
      const route = cache === 'ASSET' ? 'asset' : (getRouteName(path) ?? 'other')
      requests.inc({ route, method: METHODS.has(method) ? method : 'other', status, cache })
      requestSeconds.observe({ route, cache }, seconds)
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
    close() {
      for (const stop of listeners) stop()
      registry.clear()
    },
  }
}

/** Subscribes to a channel, whose messages are of one type (contracts/measurements.ts); returns what ends it. */
function listen<Message>(name: string, onMessage: (message: Message) => void): () => void {
  const listener = (message: unknown) => onMessage(message as Message)
  subscribe(name, listener)
  return () => void unsubscribe(name, listener)
}
