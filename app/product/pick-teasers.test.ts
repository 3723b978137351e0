import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { pickTeasers, readProducts } from './read-products.server.ts'

async function readList(handle: string) {
  const { backend, fetch } = await givenScenario('default-shop')
  const list = await readProducts(createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }), {
    store: 'gb',
    handle,
  })
  return list?.products ?? []
}

test('teasers show each style once before a second colour of any [COL-06]', async () => {
  const bestSellers = pickTeasers(await readList('best-sellers'), 8).map(({ style }) => style)
  expect(new Set(bestSellers).size).toBe(8)
  const heroes = pickTeasers(await readList('heroes'), 8).map(({ style }) => style)
  expect(heroes).toEqual(['Heroes', 'Firsts', 'Half Heroes', ...Array.from({ length: 5 }, () => 'Heroes')])
})

test('teasers have no number of colours, because a list may hold only some of them [COL-06]', async () => {
  for (const { colours } of pickTeasers(await readList('best-sellers'), 8)) expect(colours).toEqual([])
})
