import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { CollectionProduct } from '#contracts/backend/generated/types.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { filtersFromSearch } from './filters.ts'
import { packGoods, unpackGoods } from './goods.ts'
import { goodsFromWire } from './goods.wire.ts'
import { createMatcher } from './matching.ts'

async function wireOf(handle: string, scenario = 'house-stock'): Promise<readonly CollectionProduct[]> {
  const { backend, fetch } = await givenScenario(scenario)
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  return (await client.collection({ store: 'gb', handle }))?.products ?? []
}

/** Handles with a variant that can go into a cart now, by what the backend itself says. */
const bySight = (products: readonly CollectionProduct[], ...values: string[]) =>
  products
    .filter(({ variants }) =>
      variants.some(
        ({ options, sku, inventory_quantity, pre_order_inventory_quantity }) =>
          inventory_quantity > 0 &&
          pre_order_inventory_quantity === null &&
          values.every((value, at) => options[at] === value) &&
          !(Number(values[2]) < 32 ? sku.endsWith('-S') : sku.endsWith('-L')),
      ),
    )
    .map(({ handle }) => handle)

test('every size of every pair of trousers is found exactly where the shelf has it [COL-02] [COL-09]', async () => {
  const wire = await wireOf('trousers')
  const { matching, groups } = createMatcher(goodsFromWire(wire))
  const [waists = [], builds = [], legs = []] = groups.map(({ values }) => values)
  expect([waists.length, builds.length, legs.length]).toEqual([14, 3, 10])
  for (const w of ['28', '34', '46'])
    for (const b of builds)
      for (const l of legs) {
        const found = matching(filtersFromSearch({ w, b, l })).map(({ handle }) => handle)
        expect(found, `${w} ${b} ${l}`).toEqual(bySight(wire, w, `Build ${b}`, l))
      }
})

test('what is all sold ahead, or sold out, is left by no filter [COL-02]', async () => {
  const wire = await wireOf('navy-chinos', 'colour-sold-out')
  const { matching } = createMatcher(goodsFromWire(wire))
  const every = filtersFromSearch({ b: 'A,B,C' })
  expect(matching(every).map(({ handle }) => handle)).not.toContain('heroes-navy')
})

test('a swim short’s leg is a short’s leg [COL-08]', async () => {
  const { groups } = createMatcher(goodsFromWire(await wireOf('swims')))
  expect(groups.map(({ key }) => key)).toEqual(['w', 'sl'])
})

test.each(['trousers', 'tops', 'best-sellers', 'gift-cards', 'belts'])(
  'the goods of %s arrive as they left, colours shared, in a text that is small',
  async (handle) => {
    const goods = goodsFromWire(await wireOf(handle))
    const packed = packGoods(goods)
    const arrived = unpackGoods(packed)
    expect(arrived).toEqual(goods)
    expect(packed.length / goods.length).toBeLessThan(700)
    const [first, second] = arrived.filter(({ colours }) => colours.length > 1)
    if (first && second?.style === first.style) expect(second.colours).toBe(first.colours)
  },
)
