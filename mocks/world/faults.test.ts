import { expect, test } from 'vitest'
import { createFaults, type FaultsState, fault } from './faults.ts'
import { createIds } from './ids.ts'

const adding = call('shopify', 'cartLinesAdd')

function call(upstream: string, operation: string) {
  return { upstream, operation, names: [operation] }
}

const noon = new Date('2026-11-21T12:00:00Z')

/** The faults of a world with this seed. */
const createTestFaults = (seed = 1, saved?: FaultsState) =>
  createFaults({ ids: createIds(seed), now: () => noon, saved })

test('a fault applies only to the upstream and operation it names', () => {
  const faults = createTestFaults()
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 } })
  expect(faults.take(call('shopify', 'cart'))).toBeUndefined()
  expect(faults.take(call('backend', 'cartLinesAdd'))).toBeUndefined()
  expect(faults.take(adding)?.respond).toEqual({ status: 500 })
})

test('a star stands for every operation, or every upstream', () => {
  const faults = createTestFaults()
  faults.add({ upstream: '*', respond: { reset: true } })
  expect(faults.take(call('content', 'mainMenu'))?.respond).toEqual({ reset: true })
})

test('a fault can fail the third call only [SIM-05]', () => {
  const faults = createTestFaults()
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 }, after: 2, times: 1 })
  const failed = [1, 2, 3, 4].map(() => faults.take(adding) !== undefined)
  expect(failed).toEqual([false, false, true, false])
})

test('a fault’s remaining count is saved with the world', () => {
  const faults = createTestFaults()
  faults.add({ upstream: 'shopify', respond: { status: 500 }, times: 2 })
  faults.take(adding)
  const restored = createTestFaults(1, { configured: faults.list(), drawn: faults.listDraws() })
  expect([restored.take(adding)?.respond, restored.take(adding)]).toEqual([{ status: 500 }, undefined])
})

test('a fault that names its operation goes before one for all', () => {
  const faults = createTestFaults()
  faults.add({ upstream: '*', respond: { status: 503 } })
  faults.add({ upstream: 'shopify', respond: { status: 500 } })
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 429 } })
  const statuses = [adding, call('shopify', 'cart'), call('fit', 'token')].map(
    (upstreamCall) => faults.take(upstreamCall)?.respond.status,
  )
  expect(statuses).toEqual([429, 500, 503])
})

/** For each of so many calls, whether it fails. */
const takeCalls = (faults: ReturnType<typeof createTestFaults>, calls: number) =>
  Array.from({ length: calls }, () => faults.take(adding) !== undefined)

test('a probability fails its share of calls, the same for the same seed [SIM-05]', () => {
  const flaky = { upstream: 'shopify', respond: { reset: true }, probability: 0.3 } as const
  const [one, two, other] = [createTestFaults(1), createTestFaults(1), createTestFaults(2)]
  for (const faults of [one, two, other]) faults.add(flaky)
  const drawn = takeCalls(one, 1_000)
  expect(drawn.filter(Boolean).length).toBeGreaterThan(250)
  expect(drawn.filter(Boolean).length).toBeLessThan(350)
  expect(takeCalls(two, 1_000)).toEqual(drawn)
  expect(takeCalls(other, 1_000)).not.toEqual(drawn)
})

test('draws are recorded with their fault, call and outcome [SIM-05]', () => {
  const faults = createTestFaults()
  const { id } = faults.add({ upstream: 'shopify', respond: { status: 500 }, probability: 0.5, times: 1 })
  while (faults.list().length > 0) faults.take(adding)
  const draws = faults.listDraws()
  expect(draws.at(-1)).toMatchObject({ fault: id, operation: 'cartLinesAdd', hit: true })
  expect(draws.slice(0, -1).every(({ hit, drawn = 0 }) => !hit && drawn >= 0.5)).toBe(true)
})

test('removing one fault leaves the others', () => {
  const faults = createTestFaults()
  const first = faults.add({ upstream: 'shopify', respond: { status: 500 } })
  const second = faults.add({ upstream: 'fit', respond: { status: 500 } })
  expect([faults.remove(first.id), faults.remove(first.id)]).toEqual([true, false])
  expect(faults.list()).toEqual([second])
})

test.each([
  [{}, 'choose one of'],
  [{ status: 500, reset: true }, 'choose one of status, reset'],
  [{ loseResponse: true, timeout: true }, 'choose one of timeout, loseResponse'],
  [{ body: { a: 1 }, delayMs: 5 }, 'a body needs a status'],
  [{ timeout: false }, 'Invalid input'],
  [{ trickleMs: 0 }, 'Too small'],
])('rejects %o as a fault', (respond, reason) => {
  const parsed = fault.safeParse({ upstream: 'shopify', respond })
  expect(parsed.error?.issues[0]?.message).toContain(reason)
})
