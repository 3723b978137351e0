import { expect, test } from 'vitest'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'
import { getMeasures } from './garment-measures.ts'

const { products, byHandle } = buildCatalogue()

const measure = (handle: string) => {
  const product = byHandle.get(handle)
  if (!product) throw new Error(`no product ${handle}`)
  const measures = getMeasures(product)
  return (name: string, ...options: string[]) =>
    measures.find((one) => one.name === name)?.values.find((size) => size.options.join() === options.join())?.cm
}

test('trousers are measured by waist, build and leg [PDP-17]', () => {
  const heroes = measure('heroes-navy')
  expect([
    heroes('waist', '34'),
    heroes('rise', '34'),
    heroes('thigh', '34', 'Build B'),
    heroes('hem', '34'),
    heroes('inside_leg', '32'),
  ]).toEqual([94.6, 26, 67.6, 37.5, 81.3])
  expect(heroes('thigh', '34', 'Build A')).toBe(64.5)
  expect(heroes('thigh', '34', 'Build C')).toBe(70.6)
  // a straight leg is wider, and one that is made to order has the hem that was chosen
  expect(measure('siestas-navy')('hem', '34')).toBeGreaterThan(heroes('hem', '34') ?? 0)
  const firsts = measure('firsts-navy')
  expect([firsts('hem', '34', 'Slim'), firsts('hem', '34', 'Straight')]).toEqual([34.3, 42.5])
})

test('tops are measured by size, cut and length [PDP-17]', () => {
  const oxford = measure('oxford-shirt-white')
  expect([
    oxford('chest', 'M', 'Slim'),
    oxford('body', 'M', 'Regular'),
    oxford('body', 'M', 'Long'),
    oxford('sleeve', 'M', 'Regular'),
  ]).toEqual([107.2, 75.6, 79.4, 62.6])
  expect(measure('everyday-tee-white')('sleeve', 'M')).toBe(21.3)
  expect(measure('office-shirt-white')('chest', '40', 'Slim')).toBe(111.8)
})

test('each garment has every combination of its options once, and grows with its size [PDP-17]', () => {
  for (const { handle, garment, options } of products) {
    for (const { name, by, values } of getMeasures({ ...(garment && { garment }), options })) {
      const lists = by.map((type) =>
        options.flatMap((option) => ('type' in option && option.type === type ? option.values : [])),
      )
      const count = lists.reduce((product, list) => product * list.length, 1)
      expect(new Set(values.map((size) => size.options.join())).size, `${handle} ${name}`).toBe(count)
      const last = lists.slice(1).map((list) => list[0])
      const column = values.filter((size) => size.options.slice(1).join() === last.join()).map(({ cm }) => cm)
      expect(column, `${handle} ${name}`).toEqual(column.toSorted((one, other) => one - other))
      for (const cm of column) expect(cm, `${handle} ${name}`).toBeGreaterThan(5)
    }
  }
})

test('socks, belts and gift cards are not measured [PDP-17]', () => {
  for (const { productType, garment, options } of products)
    if (['Socks', 'Belts', 'Gift Card'].includes(productType))
      expect(getMeasures({ ...(garment && { garment }), options })).toEqual([])
})
