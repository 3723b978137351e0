import { expect, test } from 'vitest'
import { findPhoneCountry, toInternational } from './address-formats.ts'

test.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['+44 7700 900123', 'GB', '+447700900123'],
  ['0044 7700-900123', 'GB', '+447700900123'],
  ['(202) 555-0123', 'US', '+12025550123'],
  ['1 202 555 0123', 'US', '+12025550123'],
  ['020 910 0123', 'IE', '+353209100123'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['612 345 678', 'ES', '+34612345678'],
  ['+353 20 910 0123', 'GB', '+353209100123'],
  ['call me', 'GB', 'call me'],
  ['123', 'BR', '123'],
])('%s of %s is %s abroad [ACC-06]', (typed, country, number) => {
  expect(toInternational(typed, country)).toBe(number)
})

test.each([
  ['07700 900123', 'GB', 'GB'],
  ['+353 20 910 0123', 'GB', 'IE'],
  ['+44 7700 900123', 'JE', 'JE'],
  ['+44 7700 900123', 'IE', 'GB'],
  ['001 202 555 0123', 'GB', 'US'],
  ['+1 604 555 0123', 'CA', 'CA'],
  ['+999', 'GB', 'GB'],
])('%s in an address of %s is a number of %s [ACC-06]', (typed, country, of) => {
  expect(findPhoneCountry(typed, country)).toBe(of)
})
