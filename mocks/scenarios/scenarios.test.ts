import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorCatalogue } from '#contracts/errors/catalogue.ts'
import { checkResponse, UPSTREAMS } from '#contracts/operations.ts'
import { createSimulatedBackend } from '../backend.ts'
import { scenarios } from './index.ts'
import { loadScenarios } from './load.ts'

const backend = await createSimulatedBackend({ strict: true })
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
const load = (world: string, ...names: string[]) =>
  loadScenarios(
    byName,
    backend.worlds,
    backend,
    world,
    names.map((name) => ({ name })),
  )

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  '%s can be loaded in a new world [SIM-04]',
  async (name) => {
    const loaded = await load(`alone-${name}`, name)
    expect(loaded).toMatchObject({ ok: true, world: { scenarios: [name] } })
  },
)

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  '%s has a name, a summary and a start page',
  (name, scenario) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(scenario.summary).toMatch(/^[A-Z].{20,}\.$/)
    expect(scenario.start).toMatch(/^\//)
  },
)

test('every file of a department that defines a scenario is one [SIM-04]', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
    /^[a-z]+\/[\w-]+\.ts$/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  const defined = files.filter((_, index) => texts[index]?.includes('defineScenario({'))
  expect(defined.length).toBeGreaterThan(90)
  expect(scenarios.map(({ department, name }) => `${department}/${name}.ts`).toSorted()).toEqual(defined.toSorted())
})

test('scenarios reproduce only rows of the error catalogue', () => {
  const codes = scenarios.flatMap(({ reproduces }) => reproduces)
  expect(codes.filter((code) => !(code in errorCatalogue))).toEqual([])
})

test('every fault is on an operation of its contract', async () => {
  const faults = await Promise.all(
    scenarios.map(async ({ name }) => {
      const loaded = await load(`faults-${name}`, name)
      return loaded.ok ? loaded.world.faults.list() : []
    }),
  )
  const unknown = faults.flat().filter(({ upstream, operation }) => {
    // pictures have no contract
    if (upstream === 'images') return operation !== '*'
    if (!UPSTREAMS.includes(upstream)) return true
    return (
      operation !== '*' &&
      checkResponse(upstream, operation, 200, null).includes(`${upstream} has no operation ${operation}`)
    )
  })
  expect(unknown).toEqual([])
})

test('no two scenarios share a name', () => {
  expect(byName.size).toBe(scenarios.length)
})

test('start pages of products are of the default catalogue', () => {
  const handles = scenarios.flatMap(({ start }) => start.match(/^\/products\/([^?]+)/)?.[1] ?? [])
  expect(handles.filter((handle) => !backend.catalogue.byHandle.has(handle))).toEqual([])
})

test('loading starts from a new world', async () => {
  await load('again', 'cart-completed')
  const loaded = await load('again', 'shopify-down')
  expect(loaded.ok && loaded.world.carts.count()).toBe(0)
  expect(loaded.ok && loaded.world.entrance.scenarios).toEqual([{ name: 'shopify-down', params: {} }])
})

test('scenarios combine their state, faults and visitors [SIM-04]', async () => {
  const loaded = await load('both', 'cart-with-lines', 'refer-a-friend-down', 'visitor-without-fit')
  if (!loaded.ok) throw new Error(loaded.error)
  expect(loaded.world.carts.count()).toBe(1)
  expect(loaded.world.faults.list()).toMatchObject([{ upstream: 'backend', operation: 'referAFriend' }])
  expect(loaded.visitor.cookies.map(({ name }) => name)).toEqual([
    'cart_id_gb',
    'cart_count_gb',
    'fit_token',
    'customerId',
  ])
})

test.each(scenarios.filter(({ name }) => name !== 'upstreams-bare').map(({ name }) => name))(
  '%s combines with bare upstreams, in either order [SIM-09]',
  async (name) => {
    const alone = await load('alone', name)
    const first = await load('first', 'upstreams-bare', name)
    const last = await load('last', name, 'upstreams-bare')
    if (!alone.ok || !first.ok || !last.ok) throw new Error(JSON.stringify([alone, first, last]))
    for (const { world, visitor } of [first, last]) {
      expect(world.responseProfile).toBe('bare')
      expect(world.faults.list()).toHaveLength(alone.world.faults.list().length)
      expect(visitor.cookies.map((cookie) => cookie.name)).toEqual(alone.visitor.cookies.map((cookie) => cookie.name))
    }
  },
)

test('a world has one shape of bare responses [SIM-09]', async () => {
  const requests = ['usual', 'plain'].map((shapes) => ({ name: 'upstreams-bare', params: { shapes } }))
  expect(await loadScenarios(byName, backend.worlds, backend, 'two', requests)).toMatchObject({
    ok: false,
    error:
      'upstreams-bare cannot be loaded: upstreams-bare and upstreams-bare contradict each other in the responses’ profile',
  })
})

test('the same seed gives the same ids', async () => {
  const [one, two] = [await load('one', 'cart-with-lines'), await load('two', 'cart-with-lines')]
  expect(one.ok && one.world.carts.findFirst()?.id).toBe(two.ok && two.world.carts.findFirst()?.id)
})

test('Pact can choose ids by parameters', async () => {
  const params = {
    region: 'gb',
    cartId: 'gid://shopify/Cart/pact?key=1',
    lineId: 'gid://shopify/CartLine/pact-line',
    merchandiseId: 'gid://shopify/ProductVariant/1001002',
  }
  const requests = [{ name: 'cart-with-lines', params }]
  const loaded = await loadScenarios(byName, backend.worlds, backend, 'pact', requests)
  expect(loaded.ok && loaded.world.carts.findFirst()).toMatchObject({
    id: params.cartId,
    token: 'pact',
    lines: [{ id: params.lineId, variantId: '1001002', quantity: 1 }],
  })
})
