import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { CannotApply, defineScenario, type Scenario } from './define-scenario.ts'
import { loadScenarios } from './load.ts'

let backend: SimulatedBackend
beforeAll(async () => {
  backend = await createSimulatedBackend()
})

const slot = (name: string, respond: { status: number }, operation?: string) =>
  defineScenario({
    name,
    summary: 'A call fails.',
    department: 'upstreams',
    given: ({ faults }) => void faults.add({ upstream: 'backend', operation, respond }),
  })

const shelf = (name: string, quantity: number) =>
  defineScenario({
    name,
    summary: 'A shelf holds so many.',
    department: 'product',
    given: ({ world }) => world.stock.set('1001001', quantity),
  })

const customer = (name: string, id: string) =>
  defineScenario({
    name,
    summary: 'Somebody known comes in.',
    department: 'customer',
    given: ({ visitor }) => visitor.cookie('customerId', id),
  })

const onlyIn = defineScenario({
  name: 'only-in-gb',
  summary: 'Something that one region has.',
  department: 'house',
  params: z.strictObject({ region: z.string().default('gb') }),
  given({ params }) {
    if (params.region !== 'gb') throw new CannotApply(`there is none in ${params.region}`)
  },
})

const known: readonly Scenario[] = [
  slot('newsletter-fails', { status: 500 }, 'newsletter'),
  slot('newsletter-busy', { status: 429 }, 'newsletter'),
  slot('backend-fails', { status: 503 }),
  shelf('sold-out', 0),
  shelf('two-left', 2),
  shelf('one-left', 1),
  customer('ann', '1'),
  customer('bob', '2'),
  onlyIn,
]
const byName = new Map(known.map((scenario) => [scenario.name, scenario]))

const load = (world: string, ...names: string[]) =>
  loadScenarios(
    byName,
    backend.worlds,
    backend,
    world,
    names.map((name) => ({ name })),
  )

test('what a scenario was told is kept with its world, defaults and all [SIM-04]', async () => {
  const loaded = await load('told', 'only-in-gb')
  expect(loaded.ok && loaded.world.entrance).toMatchObject({
    scenarios: [{ name: 'only-in-gb', params: { region: 'gb' } }],
    start: '/',
  })
})

test('a scenario that cannot be says why, and nothing changes [SIM-04]', async () => {
  await load('mine', 'ann')
  const before = backend.worlds.get('mine')
  const wanted = [{ name: 'only-in-gb', params: { region: 'us' } }]
  expect(await loadScenarios(byName, backend.worlds, backend, 'mine', wanted)).toEqual({
    ok: false,
    why: 'cannot-apply',
    error: 'only-in-gb cannot be arranged: there is none in us',
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test.each([
  [['ann', 'bob'], 'ann and bob contradict each other in the visitor’s cookie customerId'],
  [['sold-out', 'two-left'], /^two-left cannot be arranged: sold-out and two-left contradict .* is in stock$/],
  [['newsletter-fails', 'newsletter-busy'], 'newsletter-fails answers every newsletter of backend'],
])('scenarios that contradict each other are named: %o [SIM-04]', async (names, why) => {
  const loaded = await load('at-odds', ...names)
  expect(loaded).toMatchObject({ ok: false, why: 'cannot-apply' })
  expect(!loaded.ok && loaded.error).toMatch(why instanceof RegExp ? why : new RegExp(why))
})

test.each([
  [['backend-fails', 'newsletter-fails']],
  [['newsletter-fails', 'backend-fails']],
  [['two-left', 'one-left']],
  [['ann', 'sold-out', 'newsletter-busy']],
])('scenarios that go together are arranged together: %o [SIM-04]', async (names) => {
  expect(await load('together', ...names)).toMatchObject({ ok: true })
})
