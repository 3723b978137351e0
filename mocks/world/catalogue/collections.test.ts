import { expect, test } from 'vitest'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'
import type { CatalogueProduct } from './catalogue.ts'

const catalogue = buildCatalogue()
const getProducts = (handle: string): CatalogueProduct[] =>
  (catalogue.collectionByHandle.get(handle)?.products ?? []).flatMap((product) => catalogue.byHandle.get(product) ?? [])

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
])('%s has products and a description [COL-01]', (handle) => {
  expect(getProducts(handle).length).toBeGreaterThan(2)
  expect(catalogue.collectionByHandle.get(handle)).toMatchObject({
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
  })
})

test('collections and products refer to each other', () => {
  for (const { handle, products } of catalogue.collections)
    for (const product of products) expect(catalogue.byHandle.get(product)?.collections).toContain(handle)
  const productCount = catalogue.collections.reduce((count, { products }) => count + products.length, 0)
  expect(catalogue.products.reduce((count, { collections }) => count + collections.length, 0)).toBe(productCount)
})

test('every product is in a collection', () => {
  expect(catalogue.products.filter(({ collections }) => collections.length === 0)).toEqual([])
})

test('trousers are either smart or casual', () => {
  for (const { handle, collections } of getProducts('trousers'))
    expect(
      collections.filter((collection) => ['smart-trousers', 'casual-trousers'].includes(collection)),
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
] as const)('%s have the products of their name [COL-01]', (handle, families) => {
  for (const { colour, garment, productType } of getProducts(handle)) {
    expect(families).toContain(colour.family)
    expect(handle.endsWith('chinos') ? garment?.fabric : productType).toBe(handle.endsWith('chinos') ? 'twill' : 'Tops')
  }
})

test('new-in is sorted by launch, best-sellers by popularity [COL-11]', () => {
  const dates = getProducts('new-in').map(({ since }) => since)
  expect(dates).toEqual(dates.toSorted().reverse())
  const popularity = getProducts('best-sellers').map((product) => product.popularity)
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
})
