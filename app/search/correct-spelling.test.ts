import { expect, test } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'

const KNOWN = ['trousers', 'linen', 'jumper', 'navy', 'chinos', 'heroes', 'returns', 'shirt', 'tee', 'jacket']

test.each([
  ['trowsers', 'trousers'],
  ['linnen shirt', 'linen shirt'],
  ['navy chnios', 'navy chinos'],
  ['retruns', 'returns'],
  ['heors', 'heroes'],
  ['rtousers', 'trousers'],
  ['trows', 'trousers'],
  ['Jumpr', 'jumper'],
  ['trowsers 34 under £90', 'trousers 34 under £90'],
])('%s is corrected to %s [NAV-16]', (query, corrected) => {
  expect(correctSpelling(query, KNOWN)).toBe(corrected)
})

test.each(['linen shirts', 'tie', 'basket', 'spaceship', '<linnen>', 'navy', '', 'x'.repeat(200)])(
  '%s is left as it is',
  (query) => {
    expect(correctSpelling(query, KNOWN)).toBeNull()
  },
)

test('a word that is right somewhere is left as it is', () => {
  expect(correctSpelling('skirt', KNOWN, ['skirt'])).toBeNull()
})
