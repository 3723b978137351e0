import { expect, test } from 'vitest'
import { createTraceContext } from './trace-context.server.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('a caller’s trace and baggage continue with a new span', () => {
  const context = createTraceContext(
    new Headers({ traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'a=1', baggage: 'spoke.world=w1' }),
  )
  expect(context).toMatchObject({ tracestate: 'a=1', baggage: 'spoke.world=w1' })
  expect(context.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
  expect(context.traceparent).not.toContain(SPAN)
})

test('a request without a valid trace starts a new one', () => {
  for (const traceparent of ['', 'junk', `00-${TRACE}-${SPAN}`]) {
    const context = createTraceContext(new Headers({ traceparent, tracestate: 'a=1' }))
    expect(context.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(context).not.toHaveProperty('tracestate')
  }
})

test('oversized baggage is dropped', () => {
  expect(createTraceContext(new Headers({ baggage: 'a='.padEnd(8193, 'x') }))).not.toHaveProperty('baggage')
})
