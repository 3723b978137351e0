import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { productFromWire } from '../product.wire.ts'
import { readProducts } from '../read-products.server.ts'
import { readElsewhere } from './read-elsewhere.server.ts'

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

test('a product that only other shops sell is named with them, and with what comes nearest here [REG-11]', async () => {
  const readers = await createReaders(['gb', 'eu'])
  const elsewhere = await readElsewhere(readers, 'us', 'pleats-navy')
  expect(elsewhere).toMatchObject({ name: 'Pleats, Navy', shops: ['gb', 'eu'] })
  expect(elsewhere?.nearest.map(({ style }) => style)).toEqual(['Pleats', 'Heroes', 'Julys', 'Winters'])
  for (const { price, availability } of elsewhere?.nearest ?? [])
    expect([price.currencyCode, availability]).toEqual(['USD', 'available'])
})

test('a shop that cannot be read counts as one without it, and nearest goods may be missing [REG-11]', async () => {
  const fails = () => Promise.reject(new Error('down'))
  const { readProduct } = await createReaders(['gb'])
  const readers = {
    readProduct: (region: RegionCode, handle: string) => (region === 'eu' ? fails() : readProduct(region, handle)),
    readCollection: fails,
  }
  expect(await readElsewhere(readers, 'us', 'pleats-navy')).toEqual({
    name: 'Pleats, Navy',
    shops: ['gb'],
    nearest: [],
  })
})

test('what no shop sells is not found anywhere, unless one cannot say [REG-11]', async () => {
  const readers = await createReaders([])
  expect(await readElsewhere(readers, 'us', 'capes')).toBeNull()
  const readProduct = (region: RegionCode, handle: string) =>
    region === 'eu' ? Promise.reject(new Error('down')) : readers.readProduct(region, handle)
  await expect(readElsewhere({ ...readers, readProduct }, 'us', 'capes')).rejects.toThrow('down')
})
