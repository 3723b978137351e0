import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import type { SingleProduct } from './listed-product.ts'
import { readProducts } from './read-products.server.ts'

const trousers = { store: 'gb', handle: 'trousers' } as const

test('only the product whose stock changed is read again [OPS-03]', async () => {
  const { backend, fetch, world } = await givenScenario('default-shop')
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const known = new Map<string, SingleProduct>()
  const before = await readProducts(client, trousers, known)
  expect(before?.products).toHaveLength(136)
  expect(known.size).toBe(136)

  await readProducts(client, { store: 'gb', handle: 'navy-chinos' }, known)
  expect(known.size).toBe(136)

  for (const { id } of world.catalogue.byHandle.get('heroes-navy')?.variants ?? []) world.stock.set(id, 0)
  const after = await readProducts(client, trousers, known)
  expect(known.size).toBe(137)
  const isChanged = before?.products.map(
    (product, index) => product.availability !== after?.products[index]?.availability,
  )
  expect(after?.products.filter((_, index) => isChanged?.[index]).map(({ handle }) => handle)).toEqual(['heroes-navy'])
})
