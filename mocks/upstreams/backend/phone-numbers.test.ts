import { expect, test } from 'vitest'
import { parsePhoneNumber } from './phone-numbers.ts'

test.each([
  ['GB', '07700 900123', '+447700900123'],
  ['GB', '+44 (0)7700 900123', '+447700900123'],
  ['gb', '0044 7700-900123', '+447700900123'],
  ['US', '(202) 555-0143', '+12025550143'],
  ['US', '1 202 555 0143', '+12025550143'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['DE', '+49 1512 3456789', '+4915123456789'],
])('in %s, %s is normalised to %s [FORM-03]', (country, typed, number) => {
  expect(parsePhoneNumber(typed, country)).toEqual({ number })
})

test.each([
  ['GB', ''],
  ['GB', '12'],
  ['GB', '07700 90012 ext 3'],
  ['GB', '+33 6 12 34 56 78'],
  ['US', '123 456 7890'],
  ['FR', '06 12 34 56 78 90'],
])('in %s, "%s" is rejected', (country, typed) => {
  expect(parsePhoneNumber(typed, country)).toEqual({ error: expect.stringContaining('not a phone number') })
})

test('an unsupported country is named in the error', () => {
  expect(parsePhoneNumber('123456789', 'XX')).toEqual({ error: expect.stringContaining('XX') })
})
