import { expect, test } from 'vitest'
import { fitInstead } from './fit-hint.ts'

const fit = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M' } }
const options = (waist: string, build: string, leg: string) => [
  { key: 'Waist', value: waist },
  { key: 'Build', value: build },
  { key: 'Leg', value: leg },
]

test.each([
  ['the same size', options('34', 'Build B', '32'), null],
  ['another leg', options('34', 'Build B', '30'), 'Leg 32'],
  ['another waist and build', options('36', 'Build A', '32'), 'Waist 34, Build B'],
  ['goods that no fit knows of', [{ key: 'Pack', value: '3 Pack' }], null],
  [
    'a length that the fit does not name',
    [
      { key: 'Size', value: 'M' },
      { key: 'Length', value: 'Long' },
    ],
    null,
  ],
])('of %s the cart says %s', (_, line, says) => {
  expect(fitInstead({ options: line }, fit)).toBe(says)
  expect(fitInstead({ options: line }, null)).toBeNull()
})
