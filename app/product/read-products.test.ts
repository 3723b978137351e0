import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { leadStyles, type SingleProduct } from './listed-product.ts'
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

test('cards open with the colours that editors chose, and styles keep their order [COL-13] [COL-06]', async () => {
  const { backend, fetch } = await givenScenario('default-shop')
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const { products = [] } = (await readProducts(client, trousers, new Map())) ?? {}
  const styles = [...Map.groupBy(products, ({ group }) => group).values()]
  expect(styles.slice(0, 7).map(([first]) => first?.handle)).toEqual([
    'heroes-navy',
    'julys-stone',
    'winters-camel',
    'pleats-olive',
    'easies-black',
    'firsts-navy',
    'fives-tobacco',
  ])
  expect(styles.filter(([first]) => first?.colourFamily === 'navy').length).toBeLessThan(4)
  const { products: inOrder = [] } = backend.catalogue.collectionByHandle.get('trousers') ?? {}
  expect(products.map(({ group }) => group)).toEqual(
    inOrder.map((handle) => backend.catalogue.byHandle.get(handle)?.groupSku),
  )
  expect(products.map(({ handle }) => handle).toSorted()).toEqual(inOrder.toSorted())
})

test.each([
  [['b-2'], ['a-1', 'b-2', 'a-2', 'b-1', 'b-3']],
  [
    ['b-3', 'b-2', 'a-2'],
    ['a-2', 'b-2', 'a-1', 'b-3', 'b-1'],
  ],
  [['c-1'], ['a-1', 'b-1', 'a-2', 'b-2', 'b-3']],
  [[], ['a-1', 'b-1', 'a-2', 'b-2', 'b-3']],
])('of the colours %j each style opens with its first [COL-13]', (first, expected) => {
  const products = ['a-1', 'b-1', 'a-2', 'b-2', 'b-3'].map((handle) => ({ handle, group: handle.slice(0, 1) }))
  expect(leadStyles(products, first).map(({ handle }) => handle)).toEqual(expected)
})
