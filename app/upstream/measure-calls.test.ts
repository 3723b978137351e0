import { channel } from 'node:diagnostics_channel'
import type { Attributes, Span, Tracer } from '@opentelemetry/api'
import { afterEach, expect, test } from 'vitest'
import { UpstreamError } from '#contracts/http.ts'
import { measureCalls, noticeRefusals } from './call-guard.server.ts'
import { getSpanHeaders } from './trace-context.server.ts'

const calls = channel('spoke:upstream-call')
const messages: unknown[] = []
const onCall = (message: unknown) => void messages.push(message)
afterEach(() => {
  calls.unsubscribe(onCall)
  messages.length = 0
})

const guard = measureCalls((_, send) => send())
const call = { upstream: 'fit', operation: 'recommend' }

test('each call is published with its outcome and time [OPS-11]', async () => {
  calls.subscribe(onCall)
  for (const status of [200, 204, 404, 429, 500, 503]) await guard(call, async () => ({ status }))
  const refusal = new UpstreamError({ ...call, kind: 'refused', detail: 'not sent' })
  await expect(guard(call, () => Promise.reject(refusal))).rejects.toBe(refusal)
  const outcomes = ['success', 'success', 'client-error', 'client-error', 'server-error', 'server-error', 'refused']
  expect(messages).toEqual(
    outcomes.map((outcome) => ({ upstream: 'fit', operation: 'recommend', outcome, ms: expect.any(Number) })),
  )
})

test('a refused token, key or proof is noticed, nothing else [OPS-15]', async () => {
  const refused: string[] = []
  const notice = noticeRefusals(
    (_, send) => send(),
    (name) => void refused.push(name),
  )
  const answers = [
    ['customer-account', 'customer', 401],
    ['customer-account', 'customer', 200],
    ['backend', 'lookUpOrder', 404],
    ['backend', 'product', 404],
    ['fit', 'claimFit', 404],
    ['backend', 'createReturn', 403],
  ] as const
  for (const [upstream, operation, status] of answers)
    expect(await notice({ upstream, operation }, async () => ({ status }))).toEqual({ status })
  expect(refused).toEqual(['customer-account customer', 'backend lookUpOrder', 'fit claimFit', 'backend createReturn'])
})

test('without subscribers and tracing, calls are sent unchanged', async () => {
  expect(await guard(call, async () => ({ status: 200, headers: getSpanHeaders() }))).toEqual({
    status: 200,
    headers: {},
  })
  expect(messages).toEqual([])
})

test('a span has the outcome of a call, and no details of its error [OPS-11] [OPS-04]', async () => {
  const written: unknown[] = []
  const note = (...args: unknown[]) => void written.push(...args)
  const span = new Proxy({} as Span, { get: () => note })
  const startActiveSpan = (name: string, options: Attributes, work: (span: Span) => unknown) => {
    note(name, options)
    return work(span)
  }
  const tracer = { startActiveSpan } as unknown as Tracer
  const failure = new UpstreamError({ ...call, kind: 'off-contract', status: 200, detail: '/email: is not string' })
  const measured = measureCalls((_call, send) => send(), tracer)
  await expect(measured(call, () => Promise.reject(failure))).rejects.toBe(failure)
  expect(written).toEqual(['fit recommend', { kind: 2 }, 'spoke.outcome', 'off-contract', { code: 2 }])
})
