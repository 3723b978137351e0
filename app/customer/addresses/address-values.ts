import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Values } from '../account-draft.ts'
import type { Customer } from '../customer.ts'
import type { Address, AddressField, AddressFields } from './address.ts'
import { haveProvinceCodes, isPostcode, needsPostcode, type Province, usesProvince } from './address-formats.ts'

/** The fields of the form: those of an address, and `isDefault`, which is 'on' if the address becomes the default. */
export type AddressFormField = AddressField | 'isDefault'

const EMPTY = { address1: '', address2: '', city: '', province: '', zip: '', phone: '' }

/** Returns the initial values of the form. A new address starts with the customer's name and the country of the region. */
export const getInitialValues = (
  address: Address | null,
  { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>,
  region: RegionCode,
): Values<AddressFormField> => ({
  ...(address?.fields ?? { ...EMPTY, firstName, lastName, country: DELIVERY_COUNTRIES[region][0] }),
  isDefault: '',
})

/** Returns the maximum length of a field: Shopify's limit for texts, and more than any phone number for phones. */
export const getMaxLength = (field: AddressField): number => (field === 'phone' ? 50 : 255)

export type AddressProblem = 'missing' | 'too-long' | 'not-in-country' | 'no-postcode'

/** Whether a country requires a field. A province is required only if there are codes to choose from. */
export function isRequired(field: AddressField, country: string, provinces: readonly Province[] | null): boolean {
  if (field === 'zip') return needsPostcode(country)
  if (field === 'province') return usesProvince(country) && provinces !== null && haveProvinceCodes(provinces)
  return field === 'lastName' || field === 'address1' || field === 'city' || field === 'country'
}

/** Returns the fields with a problem. `provinces` are those of the country; null if they are not known. */
export const findAddressProblems = (
  fields: AddressFields,
  provinces: readonly Province[] | null,
): [AddressField, AddressProblem][] =>
  (Object.keys(fields) as AddressField[]).flatMap((field) => {
    const problem = findProblem(field, fields, provinces)
    return problem ? [[field, problem] satisfies [AddressField, AddressProblem]] : []
  })

function findProblem(
  field: AddressField,
  fields: AddressFields,
  provinces: readonly Province[] | null,
): AddressProblem | undefined {
  const text = fields[field]
  if (text === '') return isRequired(field, fields.country, provinces) ? 'missing' : undefined
  if (text.length > getMaxLength(field)) return 'too-long'
  if (field === 'zip' && !isPostcode(text, fields.country)) return 'no-postcode'
  // a country without a list shows no field, so the province from Shopify is kept
  const isElsewhere = field === 'province' && provinces?.length && !provinces.some(({ code }) => code === text)
  return isElsewhere ? 'not-in-country' : undefined
}
