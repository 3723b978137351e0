import { expect, test } from 'vitest'
import { buildCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { findColourFamily } from './colour-words.ts'

test.each([
  ['Navy', null, 'navy'],
  ['Washed Black', '#34363a', 'black'],
  ['Racing Green', '#12372a', 'green'],
  ['Gulls', '#8fb0c4', 'blue'],
  ['Ninety-Nine', '#d99a94', 'pink'],
  ['Percale', null, null],
])('the colour %s of %s belongs to %s [COL-06]', (name, hex, family) => {
  expect(findColourFamily({ name, hex })).toBe(family)
})

test('derived families agree with those of the catalogue [COL-06]', () => {
  const others = buildCatalogue().products.flatMap(({ colour }) => {
    const family = findColourFamily(colour)
    return family === colour.family || colour.family === 'multi' ? [] : [`${colour.name}: ${family}`]
  })
  // near white, and colours for which the catalogue has no family of their own
  expect([...new Set(others)].toSorted()).toEqual([
    'Bank Stripe: white',
    'Fine Check: white',
    'Fine Stripe: white',
    'Fleece: white',
    'Garden Check: white',
    'Mustard: yellow',
    'Rose: pink',
    'Rust: orange',
  ])
})
