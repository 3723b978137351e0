import type { ConfiguredPaths } from './own-paths.ts'
import { readBody } from './read-body.ts'
import { getRetryDelay, noRetry, type RetryPolicy, wait } from './retry.ts'
import type { StoreCodes } from './store-codes.ts'

/**
 * - network: no response, or the connection broke
 * - timeout: no complete response in time
 * - aborted: the caller aborted the request
 * - status: the call does not expect this status
 * - malformed: the body is not JSON in UTF-8, or longer than the call allows
 * - off-contract: the JSON does not match the contract
 * - graphql: the response carries GraphQL errors
 * - refused: not sent, because the guard of the call refused it
 */
type UpstreamErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'status'
  | 'malformed'
  | 'off-contract'
  | 'graphql'
  | 'refused'

/**
 * The only error that clients throw. Expected refusals (userErrors, no fit yet) are returned as data. It quotes nothing of a
 * response and has no cause, because both may hold tokens and personal details, and errors go into logs and reports.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly upstream: string
  readonly operation: string
  readonly kind: UpstreamErrorKind
  /** What is wrong and where, for developers. */
  readonly detail: string
  readonly status: number | undefined

  constructor(fields: {
    upstream: string
    operation: string
    kind: UpstreamErrorKind
    detail: string
    status?: number
  }) {
    const { upstream, operation, kind, detail, status } = fields
    super(UNREPORTED[kind] ?? `${upstream} ${operation}: ${detail}`)
    this.upstream = upstream
    this.operation = operation
    this.kind = kind
    this.detail = detail
    this.status = status
  }
}

/** Spec 8: "Network Error and Request aborted are not reported". Only the message survives the way to the browser. */
const UNREPORTED: Partial<Record<UpstreamErrorKind, string>> = { network: 'Network Error', aborted: 'Request aborted' }

/** Whether error reporting ignores this error. */
export const isUnreported = (error: unknown) =>
  error instanceof Error && Object.values(UNREPORTED).includes(error.message)

/** Options of a client. */
export type HttpOptions = {
  /** Without a trailing slash; the contract's paths are appended to it. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** Sent with every request; a function is called for each one (trace context). */
  headers?: Record<string, string> | (() => Record<string, string>)
  guard?: CallGuard
  /** Default: a store has the code of its region. */
  storeCodes?: StoreCodes | undefined
  /** Other paths than those of the contract, where the specification gives none. */
  paths?: ConfiguredPaths | undefined
  /** Called once for a response of which something was left out, because it breaks the contract. */
  onLeftOut?: (error: UpstreamError) => void
  /** Milliseconds that are left for all calls together: each times out by then, and none is sent without any. */
  getTimeLeft?: () => number
} & RequestLimits

/**
 * Sends a call or refuses it, such as a circuit breaker does. `send` rejects with an UpstreamError; a refusal is one of the
 * kind 'refused', which is never retried.
 */
export type CallGuard = <Response extends { status: number }>(
  call: { upstream: string; operation: string },
  send: () => Promise<Response>,
) => Promise<Response>

/** Timeout and retries of a call. */
export type RequestLimits = {
  /** Milliseconds per attempt, until the body is read. Default: none (spec 9). */
  timeoutMs?: number
  /** Default: no retry. Only idempotent calls are retried. */
  retry?: RetryPolicy
  /** Longer bodies are refused before they fill the memory. Default: 2 MiB. */
  maxBytes?: number
  /** Called before each further attempt: how many failed, and how the last one did, like 'status 503'. */
  onRetry?: (attempts: number, failure: string) => void
}

/** Options of a single call; they override those of its client. */
export type CallOptions = RequestLimits & { signal?: AbortSignal }

type HttpCall = {
  operation: string
  method: string
  /** From the base URL, with its query. */
  path: string
  headers?: Record<string, string>
  body?: string
  /** Whether it may be sent twice (RFC 9110, 9.2.2). Default: by method. */
  isIdempotent?: boolean
} & CallOptions

/** A response whose body is read to its end. */
export type HttpResponse = {
  status: number
  /** How many attempts it took. */
  attempts: number
  contentType: string | null
  bytes: Uint8Array<ArrayBuffer>
}

/** Sends one call and returns a response of any status. Throws UpstreamError: network, timeout, aborted. */
type Send = (call: HttpCall) => Promise<HttpResponse>

const DEFAULT_MAX_BYTES = 2 * 1024 * 1024

const IDEMPOTENT_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']

/** The HTTP transport of all clients. Web-standard APIs only: it runs in Node, on Workers and in browsers. */
export function createSend(upstream: string, options: HttpOptions): Send {
  return async (call) => {
    const isIdempotent = call.isIdempotent ?? IDEMPOTENT_METHODS.includes(call.method)
    const policy = isIdempotent ? (call.retry ?? options.retry ?? noRetry) : noRetry
    for (let attempts = 1; ; attempts++) {
      const outcome = await attempt(call)
      const canRetry =
        outcome instanceof UpstreamError ? outcome.kind === 'network' : policy.isRetryable(outcome.status)
      const delay = canRetry ? getRetryDelay(policy, attempts, getRetryAfter(outcome)) : undefined
      if (delay !== undefined) {
        const failure = outcome instanceof UpstreamError ? outcome.detail : describeStatus(outcome.status)
        const onRetry = call.onRetry ?? options.onRetry
        onRetry?.(attempts, failure)
        await wait(delay, call.signal).catch((cause) => Promise.reject(toUpstreamError(call, cause)))
      } else if (outcome instanceof UpstreamError) throw outcome
      else return { status: outcome.status, attempts, contentType: outcome.contentType, bytes: outcome.bytes }
    }
  }

  async function attempt(call: HttpCall) {
    const { operation } = call
    const timeLeft = options.getTimeLeft?.() ?? Number.POSITIVE_INFINITY
    if (timeLeft <= 0)
      return new UpstreamError({ upstream, operation, kind: 'refused', detail: 'not sent, because no time is left' })
    const timeoutMs = Math.min(call.timeoutMs ?? options.timeoutMs ?? Number.POSITIVE_INFINITY, timeLeft)
    const signals = [call.signal, Number.isFinite(timeoutMs) ? AbortSignal.timeout(timeoutMs) : undefined]
    const send = () => {
      const signal = AbortSignal.any(signals.filter((signal) => signal !== undefined))
      return rejectOnAbort(signal, sendOnce(call, signal)).catch((cause) => {
        throw toUpstreamError(call, cause)
      })
    }
    try {
      return await (options.guard ? options.guard({ upstream, operation }, send) : send())
    } catch (cause) {
      return toUpstreamError(call, cause)
    }
  }

  async function sendOnce(call: HttpCall, signal: AbortSignal) {
    const send = options.fetch ?? globalThis.fetch
    const response = await send(options.baseUrl + call.path, {
      method: call.method,
      headers: { accept: 'application/json', ...resolveHeaders(options.headers), ...call.headers },
      body: call.body,
      signal,
      // following a redirect would send our keys to another host
      redirect: 'manual',
    })
    const { waitHeader } = call.retry ?? options.retry ?? noRetry
    const retryAfter = response.headers.get('retry-after') ?? (waitHeader ? response.headers.get(waitHeader) : null)
    const maxBytes = call.maxBytes ?? options.maxBytes ?? DEFAULT_MAX_BYTES
    const contentType = response.headers.get('content-type')
    const bytes = await readBody(response, maxBytes, signal)
    if (bytes) return { status: response.status, contentType, retryAfter, bytes }
    const detail = `the response is longer than ${maxBytes} bytes`
    throw new UpstreamError({ upstream, operation: call.operation, kind: 'malformed', status: response.status, detail })
  }

  function toUpstreamError(call: HttpCall, cause: unknown): UpstreamError {
    if (cause instanceof UpstreamError) return cause
    const reason: unknown = call.signal?.aborted ? call.signal.reason : cause
    const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
    const kind = timedOut ? 'timeout' : call.signal?.aborted ? 'aborted' : 'network'
    const detail = timedOut ? 'no complete response in time' : describeCause(reason)
    return new UpstreamError({ upstream, operation: call.operation, kind, detail })
  }
}

/** An error by its name and the codes of its causes, like 'TypeError ECONNREFUSED': a parser's message quotes what it read. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  const code = 'code' in cause && /^[A-Z_]{1,40}$/.test(String(cause.code)) ? ` ${cause.code}` : ''
  return `${cause.name}${code}${cause.cause instanceof Error ? `, ${describeCause(cause.cause)}` : ''}`
}

/** Rejects when the signal aborts, also where a fetch that was passed in ignores the signal. */
function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** Adds headers to every request. */
export const withHeaders = (http: HttpOptions, headers: Record<string, string>): HttpOptions => ({
  ...http,
  headers: () => ({ ...resolveHeaders(http.headers), ...headers }),
})

const resolveHeaders = (headers: HttpOptions['headers']) => (typeof headers === 'function' ? headers() : headers)

const getRetryAfter = (outcome: UpstreamError | { retryAfter: string | null }) =>
  outcome instanceof UpstreamError ? null : outcome.retryAfter

/** Spec 8: "200 to 299 is success". */
export const isSuccess = (status: number) => status >= 200 && status <= 299

/** A status that a call does not expect, for developers. Redirects of browsers have the status 0. */
export function describeStatus(status: number, attempts = 1): string {
  const isRedirect = [0, 301, 302, 303, 307, 308].includes(status)
  return [`status ${status}`, isRedirect && ', redirects are not followed', attempts > 1 && ` after ${attempts} tries`]
    .filter(Boolean)
    .join('')
}
