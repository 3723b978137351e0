import { expect, test } from 'vitest'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { getBody, getLetterOfWaist } from './body-from-sizes.ts'
import { getFigure } from './figure.ts'

const inTrousers = (waist: string, build: string, leg: string): SavedFit => ({ top: {}, bottom: { waist, build, leg } })
const inTop = (size: string, length = 'Regular'): SavedFit => ({ top: { size, length }, bottom: {} })

test('without answers the sizes say the proportions [PDP-17]', () => {
  const average = getBody(inTrousers('34', 'B', '32'), null)
  // the survey's average man has a 37 inch waist, which wears 34
  const survey = getFigure({ height: 178.2, weight: 86.6 })
  expect(average.waist / survey.waist).toBeCloseTo(1, 2)
  for (const [smaller, larger] of [
    ['28', '32'],
    ['34', '38'],
    ['40', '46'],
  ] as const) {
    const [one, other] = [getBody(inTrousers(smaller, 'B', '32'), null), getBody(inTrousers(larger, 'B', '32'), null)]
    expect(other.waist / one.waist).toBeCloseTo((Number(larger) + 3) / (Number(smaller) + 3), 1)
  }
  expect(getBody(inTrousers('34', 'C', '32'), null).thigh).toBeGreaterThan(average.thigh * 1.1)
  expect(getBody(inTrousers('34', 'B', '36'), null).top).toBeLessThan(average.top - 40)
  expect(getBody(inTop('XXL'), null).chest).toBeGreaterThan(getBody(inTop('S'), null).chest * 1.2)
  expect(getBody(inTop('M', 'Long'), null).top).toBeLessThan(getBody(inTop('M', 'Short'), null).top - 40)
})

test('answers say the height and the weight, the fit the build [PDP-17]', () => {
  const fit = inTrousers('34', 'C', '32')
  expect(getBody(fit, { height: 170, weight: 95 })).toEqual(getFigure({ height: 170, weight: 95 }, fit))
  // half an answer is none
  expect(getBody(fit, { height: 170 })).toEqual(getBody(fit, null))
})

test.each([
  ['30', 'S'],
  ['34', 'M+'],
  ['42', 'XL'],
  [undefined, undefined],
])('drawcord shorts for a waist of %s are %s [PDP-17]', (waist, letter) => {
  expect(getLetterOfWaist(waist)).toBe(letter)
})
