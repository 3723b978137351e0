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

test('a fault that names its operation goes before one for all', () => {
  const faults = faultsOf()
  faults.add({ upstream: '*', respond: { status: 503 } })
  faults.add({ upstream: 'shopify', respond: { status: 500 } })
  faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 429 } })
  const met = [adding, call('shopify', 'cart'), call('fit', 'token')].map((each) => faults.take(each)?.respond.status)
  expect(met).toEqual([429, 500, 503])
})

/** Which of so many calls fail. */
const failing = (faults: ReturnType<typeof faultsOf>, calls: number) =>
  Array.from({ length: calls }, () => faults.take(adding) !== undefined)

test('a fault by lot meets its share of calls, and the same seed draws the same ones [SIM-05]', () => {
  const flaky = { upstream: 'shopify', respond: { reset: true }, probability: 0.3 } as const
  const [one, two, other] = [faultsOf(1), faultsOf(1), faultsOf(2)]
  for (const faults of [one, two, other]) faults.add(flaky)
  const drawn = failing(one, 1_000)
  expect(drawn.filter(Boolean).length).toBeGreaterThan(250)
  expect(drawn.filter(Boolean).length).toBeLessThan(350)
  expect(failing(two, 1_000)).toEqual(drawn)
  expect(failing(other, 1_000)).not.toEqual(drawn)
})

test('what was drawn is remembered: which fault, for which call, hit or missed [SIM-05]', () => {
  const faults = faultsOf()
  const { id } = faults.add({ upstream: 'shopify', respond: { status: 500 }, probability: 0.5, times: 1 })
  while (faults.list().length > 0) faults.take(adding)
  const draws = faults.drawn()
  expect(draws.at(-1)).toMatchObject({ fault: id, operation: 'cartLinesAdd', hit: true })
  expect(draws.slice(0, -1).every(({ hit, drawn = 0 }) => !hit && drawn >= 0.5)).toBe(true)
})

test('one fault can be taken back; the others stay', () => {
  const faults = faultsOf()
  const first = faults.add({ upstream: 'shopify', respond: { status: 500 } })
  const second = faults.add({ upstream: 'fit', respond: { status: 500 } })
  expect([faults.remove(first.id), faults.remove(first.id)]).toEqual([true, false])
  expect(faults.list()).toEqual([second])
})

test.each([
  [{}, 'choose one of'],
  [{ status: 500, reset: true }, 'choose one of status, reset'],
  [{ body: { a: 1 }, delayMs: 5 }, 'a body needs a status'],
  [{ timeout: false }, 'Invalid input'],
  [{ trickleMs: 0 }, 'Too small'],
])('%o is no fault', (respond, why) => {
  const parsed = fault.safeParse({ upstream: 'shopify', respond })
  expect(parsed.error?.issues[0]?.message).toContain(why)
})
