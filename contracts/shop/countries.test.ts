import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'

test('a country has two codes, a name and a phone prefix [ACC-06] [FORM-03]', () => {
  const ireland = { alpha2: 'IE', alpha3: 'IRL', countryName: 'Ireland', phonePrefix: '+353' }
  expect(COUNTRIES).toContainEqual(ireland)
  for (const { alpha2, alpha3, countryName, phonePrefix } of COUNTRIES) {
    expect([alpha2, alpha3, phonePrefix].join(' ')).toMatch(/^[A-Z]{2} [A-Z]{3} \+\d{1,3}$/)
    expect(countryName).not.toBe(alpha2)
  }
  for (const key of ['alpha2', 'alpha3', 'countryName'] as const)
    expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(COUNTRIES.length)
})
