import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { CannotApply, defineScenario, type Scenario } from './define-scenario.ts'
import { loadScenarios } from './load.ts'

let backend: SimulatedBackend
beforeAll(async () => {
  backend = await createSimulatedBackend()
})

const failing = (name: string, respond: { status: number }, operation?: string) =>
  defineScenario({
    name,
    summary: 'A call fails.',
    department: 'upstreams',
    given: ({ faults }) => void faults.add({ upstream: 'backend', operation, respond }),
  })

const inStock = (name: string, quantity: number) =>
  defineScenario({
    name,
    summary: 'A size has this much stock.',
    department: 'product',
    given: ({ world }) => world.stock.set('1001001', quantity),
  })

const customer = (name: string, id: string) =>
  defineScenario({
    name,
    summary: 'A known customer visits the shop.',
    department: 'customer',
    given: ({ visitor }) => visitor.setCookie('customerId', id),
  })

const onlyInGb = defineScenario({
  name: 'only-in-gb',
  summary: 'Something that only one region has.',
  department: 'shop',
  params: z.strictObject({ region: z.string().default('gb') }),
  given({ params }) {
    if (params.region !== 'gb') throw new CannotApply(`there is none in ${params.region}`)
  },
})

const scenarios: readonly Scenario[] = [
  failing('newsletter-fails', { status: 500 }, 'newsletter'),
  failing('newsletter-busy', { status: 429 }, 'newsletter'),
  failing('backend-fails', { status: 503 }),
  inStock('sold-out', 0),
  inStock('two-left', 2),
  inStock('one-left', 1),
  customer('ann', '1'),
  customer('bob', '2'),
  onlyInGb,
]
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

const load = (world: string, ...names: string[]) =>
  loadScenarios(
    byName,
    backend.worlds,
    backend,
    world,
    names.map((name) => ({ name })),
  )

test('a world knows its scenarios’ parameters, defaults included [SIM-04]', async () => {
  const loaded = await load('with-params', 'only-in-gb')
  expect(loaded.ok && loaded.world.entrance).toMatchObject({
    scenarios: [{ name: 'only-in-gb', params: { region: 'gb' } }],
    start: '/',
  })
})

test('a scenario that cannot apply says why and changes nothing [SIM-04]', async () => {
  await load('mine', 'ann')
  const before = backend.worlds.get('mine')
  const requests = [{ name: 'only-in-gb', params: { region: 'us' } }]
  expect(await loadScenarios(byName, backend.worlds, backend, 'mine', requests)).toEqual({
    ok: false,
    reason: 'cannot-apply',
    error: 'only-in-gb cannot be loaded: there is none in us',
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test.each([
  [['ann', 'bob'], 'ann and bob contradict each other in the visitor’s cookie customerId'],
  [['sold-out', 'two-left'], /^two-left cannot be loaded: sold-out and two-left contradict .* is in stock$/],
  [['newsletter-fails', 'newsletter-busy'], 'newsletter-fails fails every newsletter of backend'],
])('scenarios that contradict each other are rejected: %o [SIM-04]', async (names, expected) => {
  const loaded = await load('contradicting', ...names)
  expect(loaded).toMatchObject({ ok: false, reason: 'cannot-apply' })
  expect(!loaded.ok && loaded.error).toMatch(expected instanceof RegExp ? expected : new RegExp(expected))
})

test.each([
  [['backend-fails', 'newsletter-fails']],
  [['newsletter-fails', 'backend-fails']],
  [['two-left', 'one-left']],
  [['ann', 'sold-out', 'newsletter-busy']],
])('scenarios that do not contradict each other are loaded: %o [SIM-04]', async (names) => {
  expect(await load('together', ...names)).toMatchObject({ ok: true })
})
