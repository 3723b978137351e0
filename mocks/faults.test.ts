import { expect, test } from 'vitest'
import { createFaults, type FaultsState, fault } from './faults.ts'
import { createIds } from './world/ids.ts'

const adding = call('shopify', 'cartLinesAdd')

function call(upstream: string, operation: string) {
  return { upstream, operation, names: [operation] }
}

const noon = new Date('2026-11-21T12:00:00Z')

/** Faults of a world of this seed. */
const faultsOf = (seed = 1, kept?: FaultsState) => createFaults({ ids: createIds(seed), now: () => noon, kept })

test('a fault meets only the upstream and operation it names', () => {
  const faults = faultsOf()
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 } })
  expect(faults.take(call('shopify', 'cart'))).toBeUndefined()
  expect(faults.take(call('backend', 'cartLinesAdd'))).toBeUndefined()
  expect(faults.take(adding)?.respond).toEqual({ status: 500 })
})

test('a star stands for every operation, or every upstream', () => {
  const faults = faultsOf()
  faults.add({ upstream: '*', respond: { reset: true } })
  expect(faults.take(call('content', 'mainMenu'))?.respond).toEqual({ reset: true })
})

test('the third call only can be made to fail [SIM-05]', () => {
  const faults = faultsOf()
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 }, after: 2, times: 1 })
  const failed = [1, 2, 3, 4].map(() => faults.take(adding) !== undefined)
  expect(failed).toEqual([false, false, true, false])
})

test('what is left of a fault’s count is kept with the world', () => {
  const faults = faultsOf()
  faults.add({ upstream: 'shopify', respond: { status: 500 }, times: 2 })
  faults.take(adding)
  const restored = faultsOf(1, { configured: faults.list(), drawn: faults.drawn() })
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
