import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { scenarios } from './index.ts'
import { loadScenarios } from './load.ts'

const EXAMPLE = fileURLToPath(new URL('../world/goods-file/examples/goods.json', import.meta.url))
const backend = await createSimulatedBackend({ catalogue: EXAMPLE, strict: true })
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
const load = (name: string) => loadScenarios(byName, backend.worlds, backend, name, [{ name }])

/** What is about goods that only this shop has. */
const NEEDS_OUR_GOODS: Readonly<Record<string, string>> = {
  'made-to-order': 'this catalogue has no product "firsts-navy"',
  'pre-order': 'this catalogue has no product "pleats-ecru"',
  'hundred-lines': 'this catalogue has only',
}

test.each(scenarios.map(({ name }) => name))(
  '%s loads with own goods, or says what is missing [SIM-10]',
  async (name) => {
    const loaded = await load(name)
    const missing = NEEDS_OUR_GOODS[name]
    if (missing === undefined) expect(loaded).toMatchObject({ ok: true })
    else
      expect(loaded).toEqual({
        ok: false,
        reason: 'cannot-apply',
        error: expect.stringContaining(`${name} cannot be loaded: ${missing}`),
      })
  },
)

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
