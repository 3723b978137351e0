import { expect, test } from 'vitest'
import { describeFault } from './fault.ts'

test.each([
  [{ respond: { status: 503 }, times: 1 }, 'shopify cartCreate: status 503, once'],
  [{ respond: { delayMs: 3_000 }, operation: '*' }, 'shopify: waits 3 s'],
  [
    { respond: { delayMs: 250, timeout: true as const }, upstream: '*', operation: '*' },
    'every upstream: waits 250 ms, never responds',
  ],
  [{ respond: { status: 429, body: {} }, after: 2 }, 'shopify cartCreate: status 429 with a body, after 2 more'],
  [
    { respond: { loseResponse: true as const }, probability: 0.5 },
    'shopify cartCreate: loses the response, 50 % of calls',
  ],
])('the fault %j is described in words [SIM-05]', (fault, words) => {
  expect(describeFault({ id: 1, upstream: 'shopify', operation: 'cartCreate', after: 0, ...fault })).toBe(words)
})
