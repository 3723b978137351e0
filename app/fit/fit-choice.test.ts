import { expect, test } from 'vitest'
import { fitValue } from './fit-choice.ts'

const fit = { top: { size: 'M', cut: 'Slim' }, bottom: { waist: '34', build: 'B', leg: '32', taper: 'Slim' } }

test.each([
  ['waist', '34'],
  ['build', 'B'],
  ['leg', '32'],
  ['taper', 'Slim'],
  ['size', 'M'],
  ['cut', 'Slim'],
  ['chest', undefined],
  ['length', undefined],
  ['shortsleg', undefined],
  ['trunksleg', undefined],
  ['pack', undefined],
  ['amount', undefined],
])('of %s the fit says %s [PDP-02]', (type, value) => {
  expect(fitValue(fit, type)).toBe(value)
  expect(fitValue(null, type)).toBeUndefined()
})
