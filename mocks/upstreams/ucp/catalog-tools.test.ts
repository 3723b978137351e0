import { expect, test } from 'vitest'
import { givenAgent, toLine, VARIANT } from './agent.fixtures.ts'

test('a variant is looked up by its article number, unless its product is withdrawn', async () => {
  const { call, world } = await givenAgent()
  const sku = world.catalogue.variantById.get('1001257')?.variant.sku
  const lookUp = async () => (await call('lookup_catalog', { catalog: { ids: [sku] } })).output
  expect(await lookUp()).toMatchObject({
    products: [{ handle: 'heroes-navy', variants: [{ id: VARIANT, sku, inputs: [{ id: sku, match: 'exact' }] }] }],
  })
  world.withdrawn.add('heroes-navy')
  expect(await lookUp()).toMatchObject({ products: [], messages: [{ code: 'not_found', content: sku }] })
})

test('what one store has withdrawn is sold by the others alone', async () => {
  const { call, world } = await givenAgent()
  world.withdrawn.add('us/heroes-navy')
  const lookUp = async (region: 'gb' | 'us') =>
    (await call('lookup_catalog', { catalog: { ids: ['heroes-navy'] } }, { region })).output.products
  expect(await lookUp('gb')).toHaveLength(1)
  expect(await lookUp('us')).toEqual([])
  const { output } = await call('create_cart', { cart: { line_items: [toLine()] } }, { region: 'us' })
  expect(output).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'out_of_stock' }] })
  expect(world.carts.count()).toBe(0)
})
