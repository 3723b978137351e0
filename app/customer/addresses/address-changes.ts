import type { Customer } from '../customer.ts'
import type { Address } from './address.ts'

type AddressList = Pick<Customer, 'addresses' | 'hasDefaultAddress'>

/** Puts a saved address in the list: in its old place, at the end if it is new, first if it is the default one now. */
export function putAddress<List extends AddressList>(list: List, address: Address, isDefault: boolean): List {
  const isKnown = list.addresses.some(({ id }) => id === address.id)
  const addresses = isKnown
    ? list.addresses.map((other) => (other.id === address.id ? address : other))
    : [...list.addresses, address]
  if (!isDefault) return { ...list, addresses }
  return {
    ...list,
    addresses: [address, ...addresses.filter(({ id }) => id !== address.id)],
    hasDefaultAddress: true,
  }
}

/** Takes an address off the list. */
export function removeAddress<List extends AddressList>(list: List, id: string): List {
  const addresses = list.addresses.filter((address) => address.id !== id)
  const wasDefault = list.hasDefaultAddress && list.addresses[0]?.id === id
  return { ...list, addresses, hasDefaultAddress: list.hasDefaultAddress && !wasDefault }
}
