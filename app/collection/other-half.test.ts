import { afterEach, expect, test, vi } from 'vitest'
import { saveSessionSizes } from '#app/fit/finder/result/shop-link.ts'
import { getOtherHalf } from './other-half.ts'

const FIT = {
  bottom: { waist: '34', build: 'B', leg: '32' },
  top: { size: 'L', cut: 'Slim', length: 'Regular' },
}
const TOPS = { half: 'top', handle: 'tops', search: { s: 'L', c: 'Slim', lh: 'Regular' } }
const TROUSERS = { half: 'bottom', handle: 'trousers', search: { w: '34', b: 'B', l: '32' } }

function stubSession() {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('trousers lead to tops in the sizes of the saved fit, and tops to trousers [FIT-07]', () => {
  stubSession()
  expect(getOtherHalf(FIT, ['w', 'b', 'l', 'colour'])).toEqual(TOPS)
  expect(getOtherHalf(FIT, ['s', 'c', 'lh'])).toEqual(TROUSERS)
})

test('an unsaved result of the Fit Finder leads there as well [FIT-07] [COL-03]', () => {
  stubSession()
  expect(getOtherHalf(null, ['w', 'b', 'l'])).toBeUndefined()
  saveSessionSizes(FIT)
  expect(getOtherHalf(null, ['w', 'b', 'l'])).toEqual(TOPS)
  expect(getOtherHalf(null, ['s', 'c', 'lh'])).toEqual(TROUSERS)
  sessionStorage.setItem('cut', '["Slim","Straight"]')
  expect(getOtherHalf(null, ['w', 'b', 'l'])).toBeUndefined()
})

test.each([
  ['goods of both halves', FIT, ['w', 'b', 'l', 's', 'c', 'lh']],
  ['goods of no half', FIT, ['colour']],
  ['an unknown size', { ...FIT, top: { size: 'L', cut: 'Slim' } }, ['w', 'b', 'l']],
] as const)('%s lead nowhere', (_, fit, keys) => {
  stubSession()
  expect(getOtherHalf(fit, keys)).toBeUndefined()
})
