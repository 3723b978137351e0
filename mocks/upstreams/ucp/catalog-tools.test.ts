import { expect, test } from 'vitest'
import { givenAgent, VARIANT } from './agent.fixtures.ts'

test('a variant is looked up by its article number, unless its product is withdrawn', async () => {
  const { call, world } = await givenAgent()
  const sku = world.catalogue.variantById.get('1001257')?.variant.sku
  const lookUp = async () => (await call('lookup_catalog', { catalog: { ids: [sku] } })).answer
  expect(await lookUp()).toMatchObject({
    products: [{ handle: 'heroes-navy', variants: [{ id: VARIANT, sku, inputs: [{ id: sku, match: 'exact' }] }] }],
  })
  world.withdrawn.add('heroes-navy')
  expect(await lookUp()).toMatchObject({ products: [], messages: [{ code: 'not_found', content: sku }] })
})
