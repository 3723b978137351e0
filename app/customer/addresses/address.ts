/** The editable fields of an address (ACC-07); empty if not given. */
export type AddressFields = {
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The code of a province, or the typed text if the provinces are not known. */
  province: string
  zip: string
  /** E.164, or as typed. */
  phone: string
}

export type AddressField = keyof AddressFields

/** An address of a customer. */
export type Address = {
  id: string
  name: string
  /** As written on a parcel, without the name. */
  lines: string[]
  phone: string | null
  fields: AddressFields
  /** The name of `fields.country` in Shopify's words, for a country that the shop does not list. */
  countryName: string
}

/** Returns the number in an address' id, which links use because it is the same in all of Shopify's APIs. */
export const getAddressNumber = ({ id }: Pick<Address, 'id'>): string => /\d+/.exec(id)?.[0] ?? id
