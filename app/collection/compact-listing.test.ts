import { expect, test } from 'vitest'
import { addColours } from '#app/product/listed-product.ts'
import { singleProductFromWire } from '#app/product/listed-product.wire.ts'
import { asSent } from '#contracts/backend/as-sent.fixtures.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { CollectionProduct } from '#contracts/backend/generated/types.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { decodeListing, encodeListing } from './compact-listing.ts'
import { createFilterMatcher } from './filter-matcher.ts'
import { parseFilters } from './filters.ts'

async function readWireProducts(handle: string, scenario = 'default-shop'): Promise<readonly CollectionProduct[]> {
  const { backend, fetch } = await givenScenario(scenario)
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const collection = await client.collection({ store: 'gb', handle }, asSent)
  return collection?.products ?? []
}

const toListing = (wire: readonly CollectionProduct[]) =>
  addColours(wire.map((product) => singleProductFromWire(product, 'gb'))).map(
    ({ group, clothImage, ...product }) => product,
  )

/** Handles of products with a variant in stock, straight from the backend's response. */
const findHandlesInStock = (products: readonly CollectionProduct[], ...values: string[]) =>
  products
    .filter(({ variants }) =>
      variants.some(
        ({ options, sku, inventory_quantity, pre_order_inventory_quantity }) =>
          (inventory_quantity ?? 0) > 0 &&
          pre_order_inventory_quantity === null &&
          values.every((value, index) => options[index] === value) &&
          !(Number(values[2]) < 32 ? sku.endsWith('-S') : sku.endsWith('-L')),
      ),
    )
    .map(({ handle }) => handle)

test('filtering by any size finds exactly the trousers in stock [COL-02] [COL-09]', async () => {
  const wire = await readWireProducts('trousers')
  const { filterProducts, groups } = createFilterMatcher(toListing(wire))
  const [, waists = [], builds = [], legs = []] = groups.map(({ values }) => values)
  expect([waists.length, builds.length, legs.length]).toEqual([14, 3, 10])
  for (const w of ['28', '34', '46'])
    for (const b of builds)
      for (const l of legs) {
        const handles = filterProducts(parseFilters({ w, b, l })).map(({ handle }) => handle)
        expect(handles, `${w} ${b} ${l}`).toEqual(findHandlesInStock(wire, w, `Build ${b}`, l))
      }
})

test('filters match no product that is sold out or only on pre-order [COL-02]', async () => {
  const wire = await readWireProducts('navy-chinos', 'colour-sold-out')
  const { filterProducts } = createFilterMatcher(toListing(wire))
  const filters = parseFilters({ b: 'A,B,C' })
  expect(filterProducts(filters).map(({ handle }) => handle)).not.toContain('heroes-navy')
})

test('swim shorts are filtered by shorts leg [COL-08]', async () => {
  const { groups } = createFilterMatcher(toListing(await readWireProducts('swims')))
  expect(groups.map(({ key }) => key)).toEqual(['colour', 'w', 'sl', 'shape', 'sale'])
})

test.each(['trousers', 'tops', 'best-sellers', 'gift-cards', 'belts'])(
  'the encoded listing of %s is small and decodes to the same products',
  async (handle) => {
    const products = toListing(await readWireProducts(handle))
    const text = encodeListing(products)
    const { products: decoded } = decodeListing(text)
    expect(decoded).toEqual(products)
    // a product with 420 sizes is 150 characters
    expect(text.length).toBeLessThan(1_000 + 200 * products.length)
    const [first, second] = decoded.filter(({ colours }) => colours.length > 1)
    if (first && second?.style === first.style) expect(second.colours).toBe(first.colours)
  },
)
