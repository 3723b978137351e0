import { expect, test } from 'vitest'
import { formatSize, parseQuerySizes } from './parse-query-sizes.ts'

test.each([
  ['navy chinos 34', 'navy chinos', [{ w: ['34'] }]],
  ['navy chinos size 34', 'navy chinos', [{ w: ['34'] }]],
  ['Navy Chinos W34', 'Navy Chinos', [{ w: ['34'] }]],
  ['34" waist chinos', 'chinos', [{ w: ['34'] }]],
  ['waist 34 leg 32', '', [{ w: ['34'], l: ['32'] }]],
  ['jeans 34x32', 'jeans', [{ w: ['34'], l: ['32'] }]],
  ['jeans 34/32', 'jeans', [{ w: ['34'], l: ['32'] }]],
  ['jeans 34 32', 'jeans', [{ w: ['34'], l: ['32'] }]],
  ['jeans w34 l32', 'jeans', [{ w: ['34'], l: ['32'] }]],
  ['34w 32l', '', [{ w: ['34'], l: ['32'] }]],
  ['34W/32L jeans', 'jeans', [{ w: ['34'], l: ['32'] }]],
  ['chinos 32 inside leg', 'chinos', [{ l: ['32'] }]],
  ['chinos 29', 'chinos', [{ l: ['29'] }]],
  ['chinos 36', 'chinos', [{ w: ['36'] }, { s: ['36'] }]],
  ['jacket chest 40', 'jacket', [{ s: ['40'] }]],
  ['jacket 40R', 'jacket', [{ s: ['40'], lh: ['Regular'] }]],
  ['jacket 48', 'jacket', [{ s: ['48'] }]],
  ['chinos build b', 'chinos', [{ b: ['B'] }]],
  ['tee xl', 'tee', [{ s: ['XL'] }]],
  ['extra large tee', 'tee', [{ s: ['XL'] }]],
  ['2xl polo', 'polo', [{ s: ['XXL'] }]],
  ['tee M+', 'tee', [{ s: ['M+'] }]],
  ['medium tee', 'tee', [{ s: ['M'] }]],
  ['size m', '', [{ s: ['M'] }]],
  ['tee m', 'tee', [{ s: ['M'] }]],
  ['socks s/m', 'socks', [{ s: ['S/M'] }]],
  ['shorts 7 inch', 'shorts', [{ sl: ['7'] }]],
  ['shorts 7"', 'shorts', [{ sl: ['7'] }]],
  ['shorts 7', 'shorts', [{ sl: ['7'] }]],
])('%s is read as %j in %j [NAV-16]', (query, words, readings) => {
  expect(parseQuerySizes(query)).toEqual({ words, readings })
})

test.each([
  'navy chinos',
  'navy chinos m',
  "men's chinos",
  'chinos 99',
  'chinos 7',
  'under £34',
  '100% linen',
  'xxxl tee',
  'build d',
  '501',
  '1e3',
  '34-inch-thing',
])('no size is read from %s [NAV-16]', (query) => {
  expect(parseQuerySizes(query)).toEqual({ words: query, readings: [] })
})

test.each([
  ['navy chinos 34 b 32', 'navy chinos', { w: ['34'], b: ['B'], l: ['32'] }],
  ['34 / B / 32', '', { w: ['34'], b: ['B'], l: ['32'] }],
  ['heroes 36C30', 'heroes', { w: ['36'], b: ['C'], l: ['30'] }],
  ['tee M+ / Straight / Long', 'tee', { s: ['M+'], c: ['Straight'], lh: ['Long'] }],
] as const)('%s is read as the shop writes sizes [NAV-16]', (query, words, sizes) => {
  expect(parseQuerySizes(query)).toEqual({ words, readings: [sizes] })
})

test.each([
  ['40 regular jacket', 'jacket', { s: ['40'], lh: ['Regular'] }],
  ['jacket 42 Long', 'jacket', { s: ['42'], lh: ['Long'] }],
  ['38 short shirts', 'shirts', { s: ['38'], lh: ['Short'] }],
  ['trousers 36 long', 'trousers long', { w: ['36'] }],
] as const)('in %s a number and a length are a chest beside a top [NAV-16]', (query, words, sizes) => {
  const read = parseQuerySizes(query)
  expect([read.words, read.readings[0]]).toEqual([words, sizes])
})

test.each([
  ['w', '34', 'waist 34'],
  ['l', '32', 'leg 32'],
  ['b', 'B', 'build B'],
  ['s', 'M+', 'size M+'],
  ['s', '40', 'chest 40'],
  ['s', 'S/M', 'S/M'],
  ['sl', '7', '7 inch'],
  ['lh', 'Long', 'length Long'],
] as const)('%s %s is written as %s and read again', (key, value, text) => {
  expect(formatSize(key, value)).toBe(text)
  expect(parseQuerySizes(text).readings).toContainEqual({ [key]: [value] })
})
