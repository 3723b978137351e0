import type { GraphQLSchema } from 'graphql'
import type {
  AddressUserErrorFragment as AddressUserError,
  CustomerAddressInput,
} from '#contracts/customer-account/generated/documents.ts'
import { listProvinces } from '../../world/catalogue/places.ts'
import type { AddressRecord } from '../../world/customers.ts'
import { findCountryCode, getCountryName } from '../shopify/shop/countries.ts'

/** Shopify's limit of a field, in characters. */
const MAX_LENGTH = 255

export const createAddressError = (
  code: AddressUserError['code'],
  field: string[],
  message: string,
): AddressUserError => ({ code, field, message })

/** Applies an input to an address and validates the result. Fields that the input omits stay as they are. */
export function readAddress(
  input: CustomerAddressInput,
  address: AddressRecord,
  schema: GraphQLSchema,
): { address: AddressRecord; errors: AddressUserError[] } {
  const toText = (value: string | null | undefined, current: string) => (value === undefined ? current : (value ?? ''))
  const territoryCode = toText(input.territoryCode, address.countryCode)
  const countryCode = findCountryCode(territoryCode, schema)
  const provinceCode = input.zoneCode === undefined ? address.provinceCode : input.zoneCode || null
  const province = listProvinces(countryCode ?? '').find(({ code }) => code === provinceCode)
  const changedAddress: AddressRecord = {
    id: address.id,
    firstName: toText(input.firstName, address.firstName),
    lastName: toText(input.lastName, address.lastName),
    company: input.company === undefined ? address.company : input.company,
    address1: toText(input.address1, address.address1),
    address2: toText(input.address2, address.address2),
    city: toText(input.city, address.city),
    province: provinceCode === address.provinceCode ? address.province : (province?.name ?? provinceCode),
    provinceCode,
    country: countryCode ? getCountryName(countryCode) : '',
    countryCode: countryCode ?? '',
    zip: toText(input.zip, address.zip),
    phone: input.phoneNumber === undefined ? address.phone : input.phoneNumber || null,
  }
  return { address: changedAddress, errors: validateAddress(changedAddress, input, territoryCode) }
}

/** The required fields are assumed: the territory and the first line. Provinces are checked where the world lists them. */
function validateAddress(
  { address1, countryCode, provinceCode, phone }: AddressRecord,
  input: CustomerAddressInput,
  territoryCode: string,
): AddressUserError[] {
  const refuse = (code: AddressUserError['code'], field: string, message: string) => [
    createAddressError(code, ['address', field], message),
  ]
  const provinces = listProvinces(countryCode)
  return [
    ...Object.entries(input).flatMap(([field, value]) =>
      (value?.length ?? 0) > MAX_LENGTH
        ? refuse('TOO_LONG', field, `${field} is too long (maximum is ${MAX_LENGTH} characters)`)
        : [],
    ),
    ...(address1.trim() === '' ? refuse('ADDRESS1_MISSING', 'address1', "Address1 can't be blank") : []),
    ...(territoryCode === '' ? refuse('TERRITORY_CODE_MISSING', 'territoryCode', "Territory code can't be blank") : []),
    ...(territoryCode !== '' && countryCode === ''
      ? refuse('INVALID_TERRITORY_CODE', 'territoryCode', 'Territory code is invalid')
      : []),
    ...(input.zoneCode && provinces.length > 0 && !provinces.some(({ code }) => code === provinceCode)
      ? refuse('INVALID_FOR_COUNTRY', 'zoneCode', 'Zone code is invalid for the selected country')
      : []),
    // E.164: a country code and up to fifteen digits.
    ...(phone && !/^\+[1-9]\d{6,14}$/.test(phone)
      ? refuse('PHONE_NUMBER_NOT_VALID', 'phoneNumber', 'Phone number is invalid')
      : []),
  ]
}
