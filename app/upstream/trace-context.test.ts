import { expect, test } from 'vitest'
import { createTraceContext } from './trace-context.server.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const OF_CALLER = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'a=1', baggage: 'spoke.world=w1' }

const createFor = (headers: Record<string, string>, propagatesBaggage = true) =>
  createTraceContext(new Headers(headers), { propagatesBaggage })

test('a caller’s trace and baggage continue with a new span', () => {
  const context = createFor(OF_CALLER)
  expect(context).toMatchObject({ tracestate: 'a=1', baggage: 'spoke.world=w1' })
  expect(context.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
  expect(context.traceparent).not.toContain(SPAN)
})

test('a visitor’s baggage and tracestate reach no upstream [OPS-04]', () => {
  const context = createFor(OF_CALLER, false)
  expect(Object.keys(context)).toEqual(['traceparent'])
  expect(context.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
})

test.each(['', 'junk', `00-${TRACE}-${SPAN}`, `00-${'0'.repeat(32)}-${SPAN}-01`, `00-${TRACE}-${'0'.repeat(16)}-01`])(
  'the traceparent "%s" is replaced by a new trace',
  (traceparent) => {
    const context = createFor({ traceparent, tracestate: 'a=1' })
    expect(context.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(context.traceparent).not.toContain(TRACE)
    expect(context).not.toHaveProperty('tracestate')
  },
)

test('oversized baggage is dropped', () => {
  expect(createFor({ baggage: 'a='.padEnd(8193, 'x') })).not.toHaveProperty('baggage')
})
