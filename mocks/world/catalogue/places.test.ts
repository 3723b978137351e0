import { expect, test } from 'vitest'
import { listProvinces } from './places.ts'

test.each([
  ['US', 52, { code: 'CA', name: 'California' }],
  ['CA', 13, { code: 'QC', name: 'Quebec' }],
  ['AU', 8, { code: 'NSW', name: 'New South Wales' }],
  ['IE', 26, { code: 'CO', name: 'Cork' }],
  ['ES', 52, { code: 'C', name: 'A Coruña' }],
  ['IT', 107, { code: 'RM', name: 'Roma' }],
  ['PT', 20, { code: '11', name: 'Lisboa' }],
])('%s has its %i provinces [ACC-06]', (country, count, one) => {
  const provinces = listProvinces(country.toLowerCase())
  expect(provinces).toHaveLength(count)
  expect(new Set(provinces.map(({ code }) => code)).size).toBe(count)
  expect(provinces).toContainEqual(one)
  const names = provinces.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('a British address needs no province', () => {
  expect(listProvinces('GB')).toEqual([])
})
