import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { productFromWire } from '../product.wire.ts'
import { readProducts } from '../read-products.server.ts'
import { readNearest, readSellers } from './read-elsewhere.server.ts'

/** The readers of a default shop in which only these regions sell a product. */
async function createReaders(sellers: readonly RegionCode[]) {
  const { backend } = createClients(await givenScenario('default-shop'))
  return {
    async readProduct(store: RegionCode, handle: string) {
      const wire = sellers.includes(store) ? await backend.product({ store, handle }) : null
      return wire && productFromWire(wire, store)
    },
    readCollection: async (handle: string) => (await readProducts(backend, { store: 'us', handle }))?.products ?? null,
  }
}

test('a product that only other shops sell is named with those shops and the nearest goods here [REG-11]', async () => {
  const readers = await createReaders(['gb', 'eu'])
  const sellers = await readSellers(readers, 'us', 'pleats-navy')
  expect(sellers).toEqual({ name: 'Pleats, Navy', shops: ['gb', 'eu'], style: 'Pleats', collection: 'trousers' })
  const nearest = await readNearest(readers, { style: 'Pleats', collection: 'trousers' })
  expect(nearest.map(({ style }) => style)).toEqual(['Pleats', 'Heroes', 'Julys', 'Winters'])
  for (const { price, availability } of nearest)
    expect([price.currencyCode, availability]).toEqual(['USD', 'available'])
  expect(await readNearest(readers, { style: 'Pleats', collection: null })).toEqual([])
  expect(await readNearest(readers, { style: 'Pleats', collection: 'capes' })).toEqual([])
})

test('a shop that cannot be read counts as one without it [REG-11]', async () => {
  const { readProduct } = await createReaders(['gb'])
  const readers = {
    readProduct: (region: RegionCode, handle: string) =>
      region === 'eu' ? Promise.reject(new Error('down')) : readProduct(region, handle),
  }
  expect(await readSellers(readers, 'us', 'pleats-navy')).toMatchObject({ name: 'Pleats, Navy', shops: ['gb'] })
})

test('what no shop sells is not found anywhere, unless one cannot say [REG-11]', async () => {
  const readers = await createReaders([])
  expect(await readSellers(readers, 'us', 'capes')).toBeNull()
  const readProduct = (region: RegionCode, handle: string) =>
    region === 'eu' ? Promise.reject(new Error('down')) : readers.readProduct(region, handle)
  await expect(readSellers({ readProduct }, 'us', 'capes')).rejects.toThrow('down')
})
