import { expect, test } from 'vitest'
import { getTranslations, removeFillers } from './search-terms.ts'

test.each([
  ['pants', ['trousers']],
  ['Navy Pants', ['navy trousers']],
  ['jumpers', ['knitwear']],
  ['swim trunks', ['swimwear']],
  ['trunks', []],
  ['cord sweater', ['corduroy knitwear', 'cord knitwear', 'corduroy sweater']],
  ['t-shirts', ['tee']],
  ['trousers', []],
  ['', []],
])('%s is also searched for as %j [NAV-16]', (query, translations) => {
  const translated = getTranslations(query)
  expect(translated.toSorted()).toEqual(translations.toSorted())
})

test.each([
  ['mens navy chinos', 'navy chinos'],
  ['chinos in the color navy', 'chinos navy'],
  ['navy chinos 3', 'navy chinos'],
  ['the', 'the'],
  ['Navy Chinos', 'Navy Chinos'],
])('%s is searched for as %s', (query, words) => {
  expect(removeFillers(query)).toBe(words)
})

test('a query of many translatable words has three translations [OPS-04]', () => {
  const query = 'pants jumper gray sneaker voucher maroon khaki cord wool vest coat jeans boxers hoodie raincoat slacks'
  expect(getTranslations(query)).toHaveLength(3)
  expect(getTranslations(query)[0]).toContain('trousers')
})
