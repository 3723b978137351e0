import type { MailingAddressInput } from '@shopify/hydrogen/storefront-api-types'
import type { GraphQLSchema } from 'graphql'
import type { AddressRecord } from '../../../world/customers.ts'
import type { Resolvers } from '../context.ts'
import { findCountryCode, getCountryName } from '../shop/countries.ts'
import { type CustomerUserError, createCustomerError } from './user-error.ts'

const formatName = ({ firstName, lastName }: AddressRecord) => [firstName, lastName].filter(Boolean).join(' ')
const formatArea = ({ city, provinceCode, country }: AddressRecord) =>
  [[city, provinceCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

/** CartDeliveryAddress, whose fields MailingAddress has too. */
export const deliveryAddressResolvers = {
  name: formatName,
  firstName: ({ firstName }: AddressRecord) => firstName,
  lastName: ({ lastName }: AddressRecord) => lastName,
  company: ({ company }: AddressRecord) => company,
  address1: ({ address1 }: AddressRecord) => address1,
  address2: ({ address2 }: AddressRecord) => address2,
  city: ({ city }: AddressRecord) => city,
  countryCode: ({ countryCode }: AddressRecord) => countryCode || null,
  provinceCode: ({ provinceCode }: AddressRecord) => provinceCode,
  zip: ({ zip }: AddressRecord) => zip,
  phone: ({ phone }: AddressRecord) => phone,
  // The simulation does not geocode addresses.
  latitude: () => null,
  longitude: () => null,
  formatted: (
    address: AddressRecord,
    { withName, withCompany }: { withName?: boolean | null; withCompany?: boolean | null },
  ) =>
    [
      ...(withName ? [formatName(address)] : []),
      ...(withCompany ? [address.company] : []),
      address.address1,
      address.address2,
      formatArea({ ...address, country: '' }),
      address.zip,
      address.country,
    ].filter(Boolean),
  formattedArea: formatArea,
} satisfies Resolvers

export const addressResolvers = {
  ...deliveryAddressResolvers,
  id: ({ id }: AddressRecord) => id,
  country: ({ country }: AddressRecord) => country,
  countryCodeV2: ({ countryCode }: AddressRecord) => countryCode || null,
  province: ({ province }: AddressRecord) => province,
} satisfies Resolvers

/** Applies an address input to an address and validates the result. The country may be a name or a code. */
export function readAddress(
  input: MailingAddressInput,
  address: AddressRecord,
  schema: GraphQLSchema,
): { address: AddressRecord; errors: CustomerUserError[] } {
  const toText = (value: string | null | undefined, current: string) => (value === undefined ? current : (value ?? ''))
  const country = toText(input.country, address.country)
  const code = findCountryCode(country, schema)
  const province = input.province === undefined ? address.province : input.province
  const changedAddress: AddressRecord = {
    id: address.id,
    firstName: toText(input.firstName, address.firstName),
    lastName: toText(input.lastName, address.lastName),
    company: input.company === undefined ? address.company : input.company,
    address1: toText(input.address1, address.address1),
    address2: toText(input.address2, address.address2),
    city: toText(input.city, address.city),
    province,
    provinceCode: input.province === undefined ? address.provinceCode : toProvinceCode(province),
    country: code ? getCountryName(code) : country,
    countryCode: code ?? '',
    zip: toText(input.zip, address.zip),
    phone: input.phone === undefined ? address.phone : input.phone,
  }
  return { address: changedAddress, errors: validateAddress(changedAddress) }
}

/** A province given as a code. Shopify also converts names, for which the simulation has no table. */
const toProvinceCode = (province: string | null) => (province && /^[A-Z]{2,3}$/.test(province) ? province : null)

function validateAddress({ country, countryCode }: AddressRecord): CustomerUserError[] {
  const field = ['address', 'country']
  if (country === '') return [createCustomerError('BLANK', field, "Country can't be blank")]
  if (countryCode === '') return [createCustomerError('INVALID', field, 'Country is not supported')]
  return []
}

/** Whether two addresses are equal apart from their ids. */
export function isSameAddress(a: AddressRecord, b: AddressRecord): boolean {
  return JSON.stringify({ ...a, id: '' }) === JSON.stringify({ ...b, id: '' })
}
