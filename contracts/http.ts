import { delayBefore, noRetry, type RetryPolicy, wait } from './retry.ts'

/**
 * - network: no answer, or the connection broke within it
 * - timeout: no complete answer in time
 * - aborted: the caller gave up
 * - status: an answer with a status that the call does not expect
 * - malformed: the body is not JSON
 * - off-contract: JSON of another shape than agreed
 * - graphql: the server answered with GraphQL errors
 */
export type UpstreamErrorKind = 'network' | 'timeout' | 'aborted' | 'status' | 'malformed' | 'off-contract' | 'graphql'

/** The one error that clients throw. What an upstream says is normal (userErrors, no fit yet) is data and never thrown. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly upstream: string
  readonly operation: string
  readonly kind: UpstreamErrorKind
  /** For a developer: what was wrong, and where. */
  readonly detail: string
  readonly status: number | undefined

  constructor(about: {
    upstream: string
    operation: string
    kind: UpstreamErrorKind
    detail: string
    status?: number
    cause?: unknown
  }) {
    const { upstream, operation, kind, detail, status, cause } = about
    super(UNREPORTED[kind] ?? `${upstream} ${operation}: ${detail}`, { cause })
    this.upstream = upstream
    this.operation = operation
    this.kind = kind
    this.detail = detail
    this.status = status
  }
}

/** Spec 8: "Network Error and Request aborted are not reported". The words outlive the class when an error crosses to the browser. */
const UNREPORTED: Partial<Record<UpstreamErrorKind, string>> = { network: 'Network Error', aborted: 'Request aborted' }

/** Whether an error is one of the two that error reporting leaves out. */
export const isUnreported = (error: unknown) =>
  error instanceof Error && Object.values(UNREPORTED).includes(error.message)

/** How one client speaks to its upstream. */
export type HttpOptions = {
  /** Without a trailing slash; the contract's paths are appended to it. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** Sent with every request; a function is asked anew each time (trace context). */
  headers?: Record<string, string> | (() => Record<string, string>)
} & Patience

/** How long and how often a caller is willing to try. */
export type Patience = {
  /** Per try, until the body is read; none by default (spec 9). */
  timeoutMs?: number
  /** Default: no second try. Only calls that may be repeated are (GET, PUT, DELETE, GraphQL queries). */
  retry?: RetryPolicy
}

/** What a single call may say over its client. */
export type CallOptions = Patience & { signal?: AbortSignal }

export type HttpCall = {
  operation: string
  method: string
  /** From the base URL, with its query. */
  path: string
  headers?: Record<string, string>
  body?: string
  /** Whether doing it twice is the same as once. Default: by method. */
  repeatable?: boolean
} & CallOptions

export type HttpAnswer = { status: number; text: string }

/** Sends one call; any status is an answer. Throws UpstreamError: network, timeout, aborted. */
export type Send = (call: HttpCall) => Promise<HttpAnswer>

const REPEATABLE_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']

/** The one way we speak HTTP: web-standard, so it runs in Node, on Workers and in the browser. */
export function createSend(upstream: string, options: HttpOptions): Send {
  return async (call) => {
    const repeatable = call.repeatable ?? REPEATABLE_METHODS.includes(call.method)
    const policy = repeatable ? (call.retry ?? options.retry ?? noRetry) : noRetry
    for (let tries = 1; ; tries++) {
      const outcome = await attempt(call)
      const again = outcome instanceof UpstreamError ? outcome.kind === 'network' : policy.statuses(outcome.status)
      const delay = again ? delayBefore(policy, tries, retryAfterOf(outcome)) : undefined
      if (delay !== undefined) await wait(delay, call.signal).catch((cause) => Promise.reject(failure(call, cause)))
      else if (outcome instanceof UpstreamError) throw outcome
      else return { status: outcome.status, text: outcome.text }
    }
  }

  async function attempt(call: HttpCall) {
    const timeoutMs = call.timeoutMs ?? options.timeoutMs
    const signals = [call.signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]
    const signal = AbortSignal.any(signals.filter((signal) => signal !== undefined))
    try {
      return await unlessAborted(signal, exchange(call, signal))
    } catch (cause) {
      return failure(call, cause)
    }
  }

  async function exchange(call: HttpCall, signal: AbortSignal) {
    const send = options.fetch ?? globalThis.fetch
    const response = await send(options.baseUrl + call.path, {
      method: call.method,
      headers: { accept: 'application/json', ...own(options.headers), ...call.headers },
      body: call.body,
      signal,
      // a redirect would take our keys to another host; it is an answer like any other
      redirect: 'manual',
    })
    const { waitHeader } = call.retry ?? options.retry ?? noRetry
    const retryAfter = response.headers.get('retry-after') ?? (waitHeader ? response.headers.get(waitHeader) : null)
    return { status: response.status, retryAfter, text: await response.text() }
  }

  function failure(call: HttpCall, cause: unknown): UpstreamError {
    const reason: unknown = call.signal?.aborted ? call.signal.reason : cause
    const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
    const kind = timedOut ? 'timeout' : call.signal?.aborted ? 'aborted' : 'network'
    const detail = timedOut ? 'no complete answer in time' : String(reason)
    return new UpstreamError({ upstream, operation: call.operation, kind, detail, cause })
  }
}

/** Ends the wait with the signal, also where the work itself (a fetch that was passed in) does not listen to it. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** The same way of speaking, with further headers on every request. */
export const withHeaders = (http: HttpOptions, headers: Record<string, string>): HttpOptions => ({
  ...http,
  headers: () => ({ ...own(http.headers), ...headers }),
})

const own = (headers: HttpOptions['headers']) => (typeof headers === 'function' ? headers() : headers)

const retryAfterOf = (outcome: UpstreamError | { retryAfter: string | null }) =>
  outcome instanceof UpstreamError ? null : outcome.retryAfter

/** The JSON of an answer, null for an empty body; throws UpstreamError 'malformed' with the first characters of what came. */
export function json(upstream: string, operation: string, { status, text }: HttpAnswer): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    const detail = `the answer is not JSON: ${text.slice(0, 80)}`
    throw new UpstreamError({ upstream, operation, kind: 'malformed', status, detail, cause })
  }
}
