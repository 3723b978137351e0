import type { GraphQLSchema } from 'graphql'
import type { MailingAddressInput } from '#contracts/shopify/generated/documents.ts'
import type { AddressRecord } from '../../../world/customers.ts'
import type { Resolvers } from '../context.ts'
import { countryCode, countryName } from '../shop/countries.ts'
import { type CustomerUserError, customerError } from './user-error.ts'

const nameOf = ({ firstName, lastName }: AddressRecord) => [firstName, lastName].filter(Boolean).join(' ')
const areaOf = ({ city, provinceCode, country }: AddressRecord) =>
  [[city, provinceCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

/** What Shopify's two kinds of address have in common. */
export const deliveryAddressResolvers = {
  name: nameOf,
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
  // nobody looks addresses up on a map here
  latitude: () => null,
  longitude: () => null,
  formatted: (
    address: AddressRecord,
    { withName, withCompany }: { withName?: boolean | null; withCompany?: boolean | null },
  ) =>
    [
      ...(withName ? [nameOf(address)] : []),
      ...(withCompany ? [address.company] : []),
      address.address1,
      address.address2,
      areaOf({ ...address, country: '' }),
      address.zip,
      address.country,
    ].filter(Boolean),
  formattedArea: areaOf,
} satisfies Resolvers

export const addressResolvers = {
  ...deliveryAddressResolvers,
  id: ({ id }: AddressRecord) => id,
  country: ({ country }: AddressRecord) => country,
  countryCodeV2: ({ countryCode }: AddressRecord) => countryCode || null,
  province: ({ province }: AddressRecord) => province,
} satisfies Resolvers

/** An address as a client writes it, laid over the one it changes. A country counts by name or code. */
export function readAddress(
  input: MailingAddressInput,
  before: AddressRecord,
  schema: GraphQLSchema,
): { address: AddressRecord; errors: CustomerUserError[] } {
  const text = (given: string | null | undefined, known: string) => (given === undefined ? known : (given ?? ''))
  const country = text(input.country, before.country)
  const code = countryCode(country, schema)
  const province = input.province === undefined ? before.province : input.province
  const address: AddressRecord = {
    id: before.id,
    firstName: text(input.firstName, before.firstName),
    lastName: text(input.lastName, before.lastName),
    company: input.company === undefined ? before.company : input.company,
    address1: text(input.address1, before.address1),
    address2: text(input.address2, before.address2),
    city: text(input.city, before.city),
    province,
    provinceCode: input.province === undefined ? before.provinceCode : provinceCode(province),
    country: code ? countryName(code) : country,
    countryCode: code ?? '',
    zip: text(input.zip, before.zip),
    phone: input.phone === undefined ? before.phone : input.phone,
  }
  return { address, errors: addressErrors(address) }
}

/** Shopify derives a province's code from its name; without a table of provinces only a code is known as a code. */
const provinceCode = (province: string | null) => (province && /^[A-Z]{2,3}$/.test(province) ? province : null)

function addressErrors({ country, countryCode: code }: AddressRecord): CustomerUserError[] {
  if (country === '') return [customerError('BLANK', ['address', 'country'], "Country can't be blank")]
  if (code === '') return [customerError('INVALID', ['address', 'country'], 'Country is not supported')]
  return []
}

/** Two addresses that a parcel could not tell apart. */
export function isSameAddress(a: AddressRecord, b: AddressRecord): boolean {
  return JSON.stringify({ ...a, id: '' }) === JSON.stringify({ ...b, id: '' })
}
