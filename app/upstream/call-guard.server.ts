import { channel } from 'node:diagnostics_channel'
import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { CircuitState, circuitBreaker, handleWhen, isBrokenCircuitError, SamplingBreaker } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { type CallGuard, isSuccess, UpstreamError } from '#contracts/http.ts'
import { type CallOutcome, CHANNELS, type UpstreamCallMeasurement } from '#contracts/measurements.ts'

/** Whether a call failed through its upstream's fault, so that the next one will probably fail too. */
const isFailure = (cause: unknown) =>
  cause instanceof FailedResponse ||
  (cause instanceof UpstreamError && (cause.kind === 'network' || cause.kind === 'timeout'))

/** Statuses of a broken upstream. Not 501, which means that it lacks the call, nor 429, which concerns one client. */
const FAILED_STATUSES = new Set([500, 502, 503, 504])

/** A circuit opens when half of the calls of ten seconds failed, and there were at least twenty. */
const BREAKER = { threshold: 0.5, duration: 10_000, minimumRps: 2 }
/** How long an open circuit refuses calls before one of them tries again, in ms. */
const OPEN_MS = 2_000
/**
 * A call without an outcome counts as lost after this many ms, because an edge platform drops the calls of a cancelled
 * request.
 */
const LOST_MS = 15_000
/** The most open calls of one operation; a healthy upstream has far fewer. */
const MAX_OPEN_CALLS = 200
/** The most circuits, one for each operation in each world of a simulated backend. */
const MAX_CIRCUITS = 2_000

/** Carries a response of a failed status through the circuit breaker, which counts rejections only. */
class FailedResponse<Response> extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('The upstream failed')
    this.response = response
  }
}

/**
 * Creates a guard that rejects calls of a failing operation, and calls above the limit of open ones, with an
 * UpstreamError 'refused' (OPS-10). After two seconds one call is sent as a probe; circuits of different scopes are
 * independent.
 */
export function createCallGuard(getScope: () => string): CallGuard {
  const circuits = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS })

  return async ({ upstream, operation }, send) => {
    const key = `${getScope()} ${upstream} ${operation}`
    const circuit = circuits.get(key) ?? createCircuit()
    circuits.set(key, circuit)
    const refuse = (detail: string) => new UpstreamError({ upstream, operation, kind: 'refused', detail })
    const refuseRepeated = () =>
      refuse('not sent, because it failed repeatedly; every two seconds one call tries again')
    // The breaker itself would make other requests wait for the probe, which an edge platform forbids.
    if (circuit.breaker.state === CircuitState.HalfOpen) {
      if (Date.now() - circuit.probedAt <= LOST_MS) throw refuseRepeated()
      // this call replaces the lost probe
      circuit.probedAt = Date.now()
      const response = await send()
      if (!FAILED_STATUSES.has(response.status)) circuits.delete(key)
      return response
    }
    if (countOpenCalls(circuit) >= MAX_OPEN_CALLS)
      throw refuse(`not sent, because ${MAX_OPEN_CALLS} calls have no response yet`)
    const call = Symbol(operation)
    circuit.openCalls.set(call, Date.now())
    try {
      return await circuit.breaker.execute(async () => {
        const response = await send()
        if (FAILED_STATUSES.has(response.status)) throw new FailedResponse(response)
        return response
      })
    } catch (cause) {
      if (cause instanceof FailedResponse) return cause.response
      if (isBrokenCircuitError(cause)) throw refuseRepeated()
      throw cause
    } finally {
      circuit.openCalls.delete(call)
    }
  }
}

type Circuit = ReturnType<typeof createCircuit>

function createCircuit() {
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new SamplingBreaker(BREAKER),
    halfOpenAfter: OPEN_MS,
  })
  /** `openCalls` has the time at which each started. */
  const circuit = { breaker, openCalls: new Map<symbol, number>(), probedAt: 0 }
  breaker.onHalfOpen(() => {
    circuit.probedAt = Date.now()
  })
  return circuit
}

/** Calls whose 404 says that a key, or an order with its proof, is not known. */
const CLAIMS = ['lookUpOrder', 'trackOrder', 'claimFit']

/** Wraps a guard so that `onRefused` learns of each call in which an upstream refused a token, a key or a proof. */
export const noticeRefusals =
  (guard: CallGuard, onRefused: (call: string) => void): CallGuard =>
  async (call, send) => {
    const response = await guard(call, send)
    const { status } = response
    if (status === 401 || status === 403 || (status === 404 && CLAIMS.includes(call.operation)))
      onRefused(`${call.upstream} ${call.operation}`)
    return response
  }

/** Counts the open calls of a circuit, without lost ones. */
function countOpenCalls({ openCalls }: Circuit): number {
  for (const [call, startedAt] of openCalls) if (Date.now() - startedAt > LOST_MS) openCalls.delete(call)
  return openCalls.size
}

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
