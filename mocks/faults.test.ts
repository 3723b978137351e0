import { expect, test } from 'vitest'
import { createFaults, fault } from './faults.ts'

const adding = { upstream: 'shopify', names: ['cartLinesAdd'] }

test('a fault meets only the upstream and operation it names', () => {
  const faults = createFaults()
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 } })
  expect(faults.take({ upstream: 'shopify', names: ['cart'] })).toBeUndefined()
  expect(faults.take({ upstream: 'backend', names: ['cartLinesAdd'] })).toBeUndefined()
  expect(faults.take(adding)?.respond).toEqual({ status: 500 })
})

test('a star stands for every operation, or every upstream', () => {
  const faults = createFaults()
  faults.add({ upstream: '*', respond: { reset: true } })
  expect(faults.take({ upstream: 'content', names: ['mainMenu'] })?.respond).toEqual({ reset: true })
})

test('the third call only can be made to fail [SIM-05]', () => {
  const faults = createFaults()
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 }, after: 2, times: 1 })
  const failed = [1, 2, 3, 4].map(() => faults.take(adding) !== undefined)
  expect(failed).toEqual([false, false, true, false])
})

test('what is left of a fault’s count is kept with the world', () => {
  const faults = createFaults()
  faults.add({ upstream: 'shopify', respond: { status: 500 }, times: 2 })
  faults.take(adding)
  const restored = createFaults(faults.list())
  expect([restored.take(adding)?.respond, restored.take(adding)]).toEqual([{ status: 500 }, undefined])
})

test.each([
  [{}, 'choose one of'],
  [{ status: 500, reset: true }, 'choose one of status, reset'],
  [{ body: { a: 1 }, delayMs: 5 }, 'a body needs a status'],
  [{ timeout: false }, 'Invalid input'],
])('%o is no fault', (respond, why) => {
  const parsed = fault.safeParse({ upstream: 'shopify', respond })
  expect(parsed.error?.issues[0]?.message).toContain(why)
})
