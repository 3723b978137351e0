import { expect, test } from 'vitest'
import { getSizes, haveDifferentSizes, isComplete, parseSavedFit, type SavedFit } from './saved-fit.ts'

const fit: SavedFit = {
  top: { size: 'M', chest: '40', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

test('a saved fit is read in the spelling of the lists [FIT-14]', () => {
  const stored = {
    top: { size: 'm', length: 'REGULAR' },
    bottom: { waist: '34', build: 'Build b', leg: '', colour: 'red' },
  }
  expect(parseSavedFit(JSON.stringify(stored))).toEqual({
    top: { size: 'M', length: 'Regular' },
    bottom: { waist: '34', build: 'B' },
  })
  expect(parseSavedFit(JSON.stringify(fit))).toEqual(fit)
})

test.each([
  undefined,
  '',
  '{',
  '[]',
  '{}',
  'null',
  '7',
  '{"bottom":7}',
  '{"bottom":["34"]}',
  '{"bottom":{"waist":34}}',
  '{"top":{"size":""}}',
  '{"bottom":{"waist":"34","leg":"99"}}',
  '{"bottom":{"waist":"34"},"top":{"cut":"<b>"}}',
])('%s is not a fit, since every value must be in its list [FIT-14]', (text) => {
  expect(parseSavedFit(text)).toBeNull()
})

test('one size alone is a fit, none is no fit [FIT-14]', () => {
  expect(parseSavedFit('{"bottom":{"waist":"34"}}')).toEqual({ top: {}, bottom: { waist: '34' } })
  expect(parseSavedFit('{"bottom":{"waist":""},"top":{}}')).toBeNull()
})

test('the sizes of a half come in display order', () => {
  expect(getSizes({ top: {}, bottom: { leg: '32', build: 'B', waist: '34' } }, 'bottom')).toEqual([
    ['waist', '34'],
    ['build', 'B'],
    ['leg', '32'],
  ])
})

test.each(['waist', 'build', 'leg', 'cut', 'length', 'size'] as const)(
  'a fit without %s is not complete [FIT-08]',
  (option) => {
    const without = (half: object) => Object.fromEntries(Object.entries(half).filter(([name]) => name !== option))
    expect(isComplete({ top: without(fit.top), bottom: without(fit.bottom) })).toBe(false)
  },
)

test('a fit is complete without taper and chest', () => {
  const { chest: _, ...top } = fit.top
  const { taper: __, ...bottom } = fit.bottom
  expect(isComplete({ top, bottom })).toBe(true)
})

test('a fit differs by any one size, and from no fit', () => {
  expect(haveDifferentSizes(fit, { top: { ...fit.top }, bottom: { ...fit.bottom } })).toBe(false)
  expect(haveDifferentSizes(fit, { ...fit, bottom: { ...fit.bottom, taper: 'Slim' } })).toBe(true)
  expect(haveDifferentSizes(fit, null)).toBe(true)
  expect(haveDifferentSizes(null, null)).toBe(false)
})
