import type { AddressFragment, AddressUserErrorFragment } from '#contracts/customer-account/generated/documents.ts'
import { type ChangeDeps, type ChangeOutcome, changeCustomer, toUserProblems } from '../change-customer.server.ts'
import type { Address, AddressField, AddressFields } from './address.ts'
import { toAddress, toAddressInput } from './address.wire.ts'

type AddressOutcome = ChangeOutcome<Address, AddressField>

/** Our fields by Shopify's names and by the names of spec 3. */
const FIELDS: Readonly<Record<string, AddressField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  territoryCode: 'country',
  countryCode: 'country',
  countryCodeV2: 'country',
  country: 'country',
  zoneCode: 'province',
  provinceCode: 'province',
  province: 'province',
  zip: 'zip',
  phoneNumber: 'phone',
  phone: 'phone',
}

export const createAddress = (
  deps: ChangeDeps,
  accessToken: string,
  { fields, isDefault }: { fields: AddressFields; isDefault: boolean },
): Promise<AddressOutcome> =>
  changeCustomer(deps, accessToken, async (account) => {
    const payload = await account.customerAddressCreate({ address: toAddressInput(fields), defaultAddress: isDefault })
    // the address exists already: the response to an earlier request was lost
    const isThere = payload.userErrors.some(({ code }) => code === 'CUSTOMER_ADDRESS_ALREADY_EXISTS')
    return isThere ? { status: 'saved', saved: null } : toOutcome(payload)
  })

/** Changes an address; without `fields` it only becomes the default. */
export const updateAddress = (
  deps: ChangeDeps,
  accessToken: string,
  { addressId, fields, isDefault }: { addressId: string; fields?: AddressFields | undefined; isDefault: boolean },
): Promise<AddressOutcome> =>
  changeCustomer(deps, accessToken, async (account) =>
    toOutcome(
      await account.customerAddressUpdate({
        addressId,
        ...(fields && { address: toAddressInput(fields) }),
        // Shopify refuses to make the default address an ordinary one
        ...(isDefault && { defaultAddress: true }),
      }),
      isIdRefused,
    ),
  )

export const deleteAddress = (
  deps: ChangeDeps,
  accessToken: string,
  { addressId }: { addressId: string },
): Promise<AddressOutcome> =>
  changeCustomer(deps, accessToken, async (account) => toOutcome(await account.customerAddressDelete({ addressId })))

type Payload = { customerAddress?: AddressFragment | null; userErrors: AddressUserErrorFragment[] }

function toOutcome(
  { customerAddress, userErrors }: Payload,
  isUnknown = ({ code }: AddressUserErrorFragment) => code === 'ADDRESS_ID_DOES_NOT_EXIST',
): AddressOutcome {
  if (userErrors.some(isUnknown)) return { status: 'unknown-address' }
  if (userErrors.length > 0) return { status: 'refused', problems: toUserProblems(userErrors, FIELDS) }
  return { status: 'saved', saved: customerAddress ? toAddress(customerAddress) : null }
}

/**
 * Whether the id was refused. In a change this means that the address is unknown, but a deletion also refuses the id of
 * the default address.
 */
const isIdRefused = ({ field }: AddressUserErrorFragment) => field?.at(-1) === 'addressId'
