import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { scenarios } from './index.ts'
import { loadScenarios } from './load.ts'

const EXAMPLE = fileURLToPath(new URL('../world/goods-file/examples/goods.json', import.meta.url))
const backend = await createSimulatedBackend({ catalogue: EXAMPLE, strict: true })
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
const load = (name: string) => loadScenarios(byName, backend.worlds, backend, name, [{ name }])

/** How a scenario says that it is about goods that only this shop has. */
const NEEDS_OUR_GOODS = /^[\w-]+ cannot be loaded: this catalogue has (no (product|variant) "?[\w-]+"?|only)/

test.each(scenarios.map(({ name }) => name))(
  '%s loads with own goods, or says what is missing [SIM-10]',
  async (name) => {
    const loaded = await load(name)
    if (!loaded.ok) expect(loaded.error).toMatch(NEEDS_OUR_GOODS)
  },
)

test('few scenarios are about goods that only this shop has [SIM-10]', async () => {
  const loaded = await Promise.all(scenarios.map(({ name }) => load(name)))
  const missing = loaded.filter(({ ok }) => !ok).length
  expect(missing / loaded.length).toBeLessThan(0.1)
})

test('a filled cart has the first variant in stock of own goods [SIM-10]', async () => {
  const loaded = await load('cart-with-lines')
  if (!loaded.ok) throw new Error(loaded.error)
  const [cart] = loaded.world.carts.all()
  const { variant } = backend.catalogue.variantById.get(cart?.lines[0]?.variantId ?? '') ?? {}
  expect(variant?.sku).toBe('MB-250-B')
})

test('a scenario enters on a product that own goods have [SIM-10]', async () => {
  expect(await load('variant-sold-out')).toMatchObject({ ok: true, start: '/products/morning-blend' })
})
