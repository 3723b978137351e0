import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Customer } from '../customer.ts'
import type { Values } from '../use-draft.ts'
import type { Address, AddressField } from './address.ts'

/** The fields of the form: those of an address, and 'on' for one that becomes the default. */
export type AddressFormField = AddressField | 'isDefault'

const EMPTY = { address1: '', address2: '', city: '', province: '', zip: '', phone: '' }

/** The values of the form before anything is typed. A new address is the customer's own, in the region's country. */
export const getInitialValues = (
  address: Address | null,
  { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>,
  region: RegionCode,
): Values<AddressFormField> => ({
  ...(address?.fields ?? { ...EMPTY, firstName, lastName, country: DELIVERY_COUNTRIES[region][0] }),
  isDefault: '',
})
