import type { AddressRecord } from '../../world/customers.ts'
import { addressResolvers as storefrontAddress } from '../shopify/customer/address.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import type { AccountResolvers } from './context.ts'

/** The id of an address, whose record has the Storefront API's. */
export const toAddressGid = ({ id }: Pick<AddressRecord, 'id'>) =>
  toGid('CustomerAddress', fromGid('MailingAddress', id) ?? '')

export const addressResolvers = {
  id: toAddressGid,
  name: storefrontAddress.name,
  firstName: storefrontAddress.firstName,
  lastName: storefrontAddress.lastName,
  company: storefrontAddress.company,
  address1: storefrontAddress.address1,
  address2: storefrontAddress.address2,
  city: storefrontAddress.city,
  country: storefrontAddress.country,
  territoryCode: storefrontAddress.countryCodeV2,
  province: storefrontAddress.province,
  zoneCode: storefrontAddress.provinceCode,
  zip: storefrontAddress.zip,
  phoneNumber: storefrontAddress.phone,
  formatted: storefrontAddress.formatted,
  formattedArea: storefrontAddress.formattedArea,
} satisfies AccountResolvers
