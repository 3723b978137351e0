import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { putAddress, removeAddress } from './addresses.tsx'

const fields = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  country: '',
  province: '',
  zip: '',
  phone: '',
}
const address = (id: string, name = id): Address => ({ id, name, lines: [], phone: null, countryName: '', fields })
const list = { addresses: [address('a'), address('b')], hasDefaultAddress: true, firstName: 'Jo' }
const show = ({ addresses, hasDefaultAddress }: typeof list) => [
  addresses.map(({ name }) => name).join(' '),
  hasDefaultAddress,
]

test.each([
  ['a new one last', putAddress(list, address('c'), false), 'a b c', true],
  ['a new default first', putAddress(list, address('c'), true), 'c a b', true],
  ['a changed one in its place', putAddress(list, address('b', 'B'), false), 'a B', true],
  ['the changed default first', putAddress(list, address('a', 'A'), false), 'A b', true],
  ['another default first', putAddress(list, address('b'), true), 'b a', true],
  ['the others after a deletion', removeAddress(list, 'b'), 'a', true],
  ['no default without it', removeAddress(list, 'a'), 'b', false],
  ['no change for an unknown one', removeAddress(list, 'x'), 'a b', true],
])('the list shows %s, and keeps the rest of the customer [ACC-06]', (_what, changed, names, hasDefault) => {
  expect(show(changed)).toEqual([names, hasDefault])
  expect(changed.firstName).toBe('Jo')
})
