import { expect, test } from 'vitest'
import { getProvinceWord, hasDigitPostcodes, listPlaceFields, needsPostcode } from './address-formats.ts'

test.each([
  ['GB', ['city', 'province', 'zip'], true, false, 'county'],
  ['US', ['city', 'province', 'zip'], true, true, 'state'],
  ['IE', ['city', 'province', 'zip'], false, false, 'county'],
  ['DE', ['zip', 'city', 'province'], true, true, 'region'],
  ['IT', ['zip', 'city', 'province'], true, true, 'province'],
  ['NL', ['zip', 'city', 'province'], true, false, 'region'],
  ['HK', ['city', 'province', 'zip'], false, false, 'region'],
])('an address in %s is written as people there do [ACC-07]', (country, order, isNeeded, isOfDigits, word) => {
  expect(listPlaceFields(country)).toEqual(order)
  expect([needsPostcode(country), hasDigitPostcodes(country), getProvinceWord(country)]).toEqual([
    isNeeded,
    isOfDigits,
    word,
  ])
})
