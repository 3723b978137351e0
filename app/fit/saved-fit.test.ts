import { expect, test } from 'vitest'
import { parseSavedFit } from './saved-fit.ts'

test('a saved fit is read half by half, in the order in which sizes are said', () => {
  const fit = { top: { length: 'Regular', size: 'M' }, bottom: { leg: '32', waist: '34', build: 'B' } }
  expect(parseSavedFit(JSON.stringify(fit))).toEqual({
    bottom: [
      ['waist', '34'],
      ['build', 'B'],
      ['leg', '32'],
    ],
    top: [
      ['size', 'M'],
      ['length', 'Regular'],
    ],
  })
})

test.each([undefined, '', '{', '[]', '{}', 'null', '{"bottom":7}', '{"bottom":{"waist":34}}', '{"top":{"size":""}}'])(
  '%s is no fit',
  (text) => {
    expect(parseSavedFit(text)).toBeNull()
  },
)
