import { expect, test } from 'vitest'
import type { CatalogueProduct } from '../catalogue.ts'
import { buildCatalogue } from './catalogue.ts'

const catalogue = buildCatalogue()
const inCollection = (handle: string): CatalogueProduct[] =>
  (catalogue.collectionByHandle.get(handle)?.products ?? []).flatMap((each) => catalogue.byHandle.get(each) ?? [])

test.each([
  'trousers',
  'smart-trousers',
  'casual-trousers',
  'denim',
  'swims',
  'shorts',
  'the-gift-edit',
  'tops',
  'black-chinos',
  'navy-chinos',
  'beige-chinos',
  'black-tops',
  'blue-tops',
  'green-tops',
  'underwear',
  'socks',
  'belts',
  'gift-cards',
  'trunks',
  'new-in',
  'best-sellers',
])('%s has something in it [COL-01]', (handle) => {
  expect(inCollection(handle).length).toBeGreaterThan(2)
  expect(catalogue.collectionByHandle.get(handle)).toMatchObject({
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
  })
})

test('a collection and its products agree about who holds whom', () => {
  for (const { handle, products } of catalogue.collections)
    for (const each of products) expect(catalogue.byHandle.get(each)?.collections).toContain(handle)
  const held = catalogue.collections.reduce((count, { products }) => count + products.length, 0)
  expect(catalogue.products.reduce((count, { collections }) => count + collections.length, 0)).toBe(held)
})

test('every product can be found in some collection', () => {
  expect(catalogue.products.filter(({ collections }) => collections.length === 0)).toEqual([])
})

test('every pair of trousers is smart or casual, and none is both', () => {
  for (const { handle, collections } of inCollection('trousers'))
    expect(
      collections.filter((each) => ['smart-trousers', 'casual-trousers'].includes(each)),
      handle,
    ).toHaveLength(1)
})

test.each([
  ['black-chinos', ['black']],
  ['navy-chinos', ['navy']],
  ['beige-chinos', ['beige']],
  ['black-tops', ['black']],
  ['blue-tops', ['blue', 'navy']],
  ['green-tops', ['green']],
] as const)('%s are what their name says [COL-01]', (handle, families) => {
  for (const { colour, garment, productType } of inCollection(handle)) {
    expect(families).toContain(colour.family)
    expect(handle.endsWith('chinos') ? garment.fabric : productType).toBe(handle.endsWith('chinos') ? 'twill' : 'Tops')
  }
})

test('the newest are first in new-in, and what sells best in best-sellers [COL-11]', () => {
  const dates = inCollection('new-in').map(({ since }) => since)
  expect(dates).toEqual(dates.toSorted().reverse())
  const popularity = inCollection('best-sellers').map((product) => product.popularity)
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
})
