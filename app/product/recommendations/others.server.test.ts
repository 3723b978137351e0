import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readAlsoLike, readProducts } from './others.server.ts'

async function shopIn(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/gb`, token: 'public', fetch })
  const idOf = (handle: string) => backend.catalogue.byHandle.get(handle)?.id ?? ''
  return { shopify, world, idOf }
}

test('beside a product stand others of its kind, in other styles, that can be had [PDP-12]', async () => {
  const { shopify, idOf } = await shopIn('house-stock')
  const cards = await readAlsoLike(shopify, idOf('heroes-navy'))
  expect(cards).toHaveLength(4)
  expect(cards.every(({ style, available, price }) => style !== 'Heroes' && available && price.amount !== '')).toBe(
    true,
  )
  expect(cards.every(({ colour }) => colour.name !== '')).toBe(true)
})

test('what was viewed comes back in its order, without what is gone [PDP-12]', async () => {
  const { shopify, world, idOf } = await shopIn('house-stock')
  world.withdrawn.add('heroes-black')
  const ids = [idOf('everyday-tee-white'), idOf('heroes-black'), '404', idOf('heroes-navy')]
  const handles = (await readProducts(shopify, ids)).map(({ handle }) => handle)
  expect(handles).toEqual(['everyday-tee-white', 'heroes-navy'])
  expect(await readProducts(shopify, [])).toEqual([])
})

test('a product that is gone has nothing beside it', async () => {
  const { shopify } = await shopIn('house-stock')
  expect(await readAlsoLike(shopify, '404')).toEqual([])
})
