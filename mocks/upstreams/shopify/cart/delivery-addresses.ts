import type { CartSelectableAddressInput } from '#contracts/shopify/generated/documents.ts'
import type { CartRecord, SelectableAddressRecord } from '../../../world/carts.ts'
import type { AddressRecord } from '../../../world/customers.ts'
import type { World } from '../../../world/world.ts'
import { isSameAddress } from '../customer/address.ts'
import { fromGid, toGid } from '../gid.ts'
import { findBuyerCustomer } from './buyer-identity.ts'
import type { CartSelectableAddressUpdateInput } from './inputs.ts'
import { readDeliveryAddress } from './read-delivery-address.ts'
import { type CartUserError, type CartWarning, createUserError } from './user-error.ts'

/** The addresses after a change; with errors nothing is changed. */
export type AddressChange = {
  deliveryAddresses: SelectableAddressRecord[]
  errors: CartUserError[]
  warnings?: CartWarning[]
}

/** Shopify's limit for the addresses of a cart. */
const MAX_ADDRESSES = 20

type Path = readonly (string | number)[]
type AddressInput = CartSelectableAddressInput | (CartSelectableAddressUpdateInput & { address: object })

/** Adds addresses. The first address of a cart is selected by default. */
export function addAddresses(
  world: World,
  cart: CartRecord,
  inputs: readonly CartSelectableAddressInput[],
  path: Path,
): AddressChange {
  const errors: CartUserError[] = []
  const warnings: CartWarning[] = []
  const addresses = [...cart.deliveryAddresses]
  inputs.forEach((input, index) => {
    const { address, errors: addressErrors } = readAddress(world, cart, input, [...path, index])
    errors.push(...addressErrors)
    const id = `${toGid('CartSelectableAddress', world.ids.next('cart-address'))}?cart=${cart.token}`
    const duplicate = address && addresses.find((existing) => isSameAddress(existing.address, address))
    if (duplicate) warnings.push(createDuplicateWarning(duplicate))
    else if (address)
      addresses.push({
        id,
        address,
        selected: input.selected ?? addresses.length === 0,
        oneTimeUse: input.oneTimeUse ?? false,
      })
  })
  errors.push(...validateSelection(inputs, path))
  if (addresses.length > MAX_ADDRESSES)
    errors.push(createUserError('TOO_MANY_DELIVERY_ADDRESSES', path, `A cart has at most ${MAX_ADDRESSES} addresses.`))
  return { deliveryAddresses: selectOne(cart.deliveryAddresses, addresses), errors, warnings }
}

/** Changes addresses of a cart. */
export function updateAddresses(
  world: World,
  cart: CartRecord,
  inputs: readonly CartSelectableAddressUpdateInput[],
): AddressChange {
  const errors: CartUserError[] = validateSelection(inputs, ['addresses'])
  const addresses = new Map(cart.deliveryAddresses.map((address) => [address.id, address]))
  inputs.forEach((input, index) => {
    const path = ['addresses', index]
    const existing = addresses.get(String(input.id))
    if (!existing) {
      errors.push(createUnknownAddressError([...path, 'id']))
      return
    }
    const { address: addressInput, ...otherInput } = input
    const change = addressInput
      ? readAddress(world, cart, { ...otherInput, address: addressInput }, path)
      : { errors: [] }
    errors.push(...change.errors)
    addresses.set(existing.id, {
      ...existing,
      address: ('address' in change && change.address) || existing.address,
      selected: input.selected ?? existing.selected,
      oneTimeUse: input.oneTimeUse ?? existing.oneTimeUse,
    })
  })
  return { deliveryAddresses: selectOne(cart.deliveryAddresses, [...addresses.values()]), errors }
}

/** Removes addresses of a cart. */
export function removeAddresses({ deliveryAddresses }: CartRecord, ids: readonly string[]): AddressChange {
  const existingIds = new Set(deliveryAddresses.map(({ id }) => id))
  const errors = ids.flatMap((id, index) =>
    existingIds.has(id) ? [] : [createUnknownAddressError(['addressIds', index])],
  )
  return { deliveryAddresses: deliveryAddresses.filter(({ id }) => !ids.includes(id)), errors }
}

/** Reads a written address or one of the signed-in customer's. */
function readAddress(
  world: World,
  cart: CartRecord,
  {
    address: { deliveryAddress, copyFromCustomerAddressId },
    validationStrategy,
  }: AddressInput & CartSelectableAddressInput,
  path: Path,
): { address?: AddressRecord; errors: CartUserError[] } {
  if (deliveryAddress) return readDeliveryAddress(deliveryAddress, validationStrategy, path)
  const field = [...path, 'address', 'copyFromCustomerAddressId']
  if (!copyFromCustomerAddressId)
    return { errors: [createUserError('INVALID', [...path, 'address'], 'Address must be given')] }
  const customer = findBuyerCustomer(world, cart)
  if (!customer)
    return {
      errors: [createUserError('MISSING_CUSTOMER_ACCESS_TOKEN', field, 'The customer access token is missing')],
    }
  const number = fromGid('MailingAddress', String(copyFromCustomerAddressId))
  const address = customer.addresses.find(({ id }) => fromGid('MailingAddress', id) === number)
  return address ? { address, errors: [] } : { errors: [createUnknownAddressError(field)] }
}

/** Selects one address: the newly selected one if there is any. */
function selectOne(
  before: readonly SelectableAddressRecord[],
  after: SelectableAddressRecord[],
): SelectableAddressRecord[] {
  const selectedBefore = new Set(before.filter(({ selected }) => selected).map(({ id }) => id))
  const candidates = after.filter(({ selected }) => selected)
  const selected = candidates.find(({ id }) => !selectedBefore.has(id)) ?? candidates[0]
  return after.map((address) => ({ ...address, selected: address.id === selected?.id }))
}

function validateSelection(inputs: readonly { selected?: boolean | null }[], path: Path): CartUserError[] {
  if (inputs.filter(({ selected }) => selected).length < 2) return []
  const message = 'Only one delivery address can be selected'
  return [createUserError('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', path, message)]
}

const createUnknownAddressError = (field: Path) =>
  createUserError('INVALID_DELIVERY_ADDRESS_ID', field, 'The delivery address with the given id does not exist')

const createDuplicateWarning = ({ id }: SelectableAddressRecord): CartWarning => ({
  code: 'DUPLICATE_DELIVERY_ADDRESS',
  message: 'The delivery address already exists on the cart.',
  target: id,
})

/** Cart.delivery. */
export function toCartDelivery(deliveryAddresses: readonly SelectableAddressRecord[]) {
  return {
    addresses: ({ selected }: { selected?: boolean | null }) =>
      deliveryAddresses.filter((address) => !selected || address.selected),
  }
}
