import type { AddressFragment, CustomerAddressInput } from '#contracts/customer-account/generated/documents.ts'
import type { Address, AddressFields } from './address.ts'
import { toInternational, usesProvince } from './address-formats.ts'

/** Converts Shopify's address. Shopify gives a province for many countries whose addresses do not show it. */
export function toAddress(wire: AddressFragment): Address {
  const country = wire.territoryCode ?? ''
  const province = usesProvince(country) ? wire.zoneCode : null
  const place = [wire.city, [province, wire.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    id: wire.id,
    name: wire.name ?? '',
    lines: [wire.address1, wire.address2, place, wire.country].flatMap((line) => line || []),
    phone: wire.phoneNumber,
    countryName: wire.country ?? '',
    fields: {
      firstName: wire.firstName ?? '',
      lastName: wire.lastName ?? '',
      address1: wire.address1 ?? '',
      address2: wire.address2 ?? '',
      city: wire.city ?? '',
      country,
      province: wire.zoneCode ?? '',
      zip: wire.zip ?? '',
      phone: wire.phoneNumber ?? '',
    },
  }
}

/** Converts the fields of the form. Empty texts are sent, because a field that is left out keeps its value. */
export const toAddressInput = ({ country, province, phone, ...texts }: AddressFields): CustomerAddressInput => ({
  ...texts,
  territoryCode: country,
  // also for a code that was typed in lower case
  zoneCode: province.length <= 3 ? province.toUpperCase() : province,
  phoneNumber: phone === '' ? null : toInternational(phone, country),
})
