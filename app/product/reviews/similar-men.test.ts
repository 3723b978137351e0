import { expect, test } from 'vitest'
import { getNearSizes, hasSimilarBody, wearsNearSize } from './similar-men.ts'

const trousers = {
  productType: 'Trousers',
  options: [
    { type: 'waist', values: ['32', '33', '34', '35', '36'] },
    { type: 'build', values: ['Build A', 'Build B', 'Build C'] },
    { type: 'leg', values: ['30', '31', '32', '33', '34'] },
  ],
} as const
const fit = { bottom: { waist: '34', build: 'B', leg: '30' }, top: { size: 'M' } }

test.each([
  ['34 / B / 30', true],
  ['35 / B / 31', true],
  ['36 / B / 30', false],
  ['34 / C / 30', false],
  ['34 / B', false],
  [undefined, false],
])('a man in %s is near 34 / B / 30: %s [PDP-11]', (size, isNear) => {
  const near = getNearSizes(fit, trousers)
  expect(near?.text).toBe('34 / B / 30')
  expect(wearsNearSize(size === undefined ? {} : { size }, near?.sizes ?? [])).toBe(isNear)
})

test('an option that the fit does not size may be anything [FIT-18]', () => {
  const swims = {
    productType: 'Swimwear',
    options: [trousers.options[0], { type: 'shortsleg', values: ['3', '5'] }],
  } as const
  const near = getNearSizes(fit, swims)
  expect(near?.text).toBe('34')
  expect(wearsNearSize({ size: '33 / 5' }, near?.sizes ?? [])).toBe(true)
})

test('goods that a fit does not size have no near sizes [FIT-18]', () => {
  const socks = { productType: 'Socks', options: [{ type: 'size', values: ['S/M', 'M/L'] }] } as const
  expect(getNearSizes(fit, socks)).toBeNull()
  expect(getNearSizes(null, trousers)).toBeNull()
})

test.each([
  [{ height: 180, weight: 80 }, true],
  [{ height: 185, weight: 87 }, true],
  [{ height: 186, weight: 80 }, false],
  [{ height: 180, weight: 72 }, false],
  [{ height: 180 }, false],
])('a writer of %j is built like a man of 180 cm and 80 kg: %s [PDP-11]', (measures, isLike) => {
  expect(hasSimilarBody(measures, { height: 180, weight: 80 })).toBe(isLike)
})
