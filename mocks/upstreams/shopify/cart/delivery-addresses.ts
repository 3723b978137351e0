import type { CartSelectableAddressInput } from '#contracts/shopify/generated/documents.ts'
import type { CartRecord, SelectableAddressRecord } from '../../../world/carts.ts'
import type { AddressRecord } from '../../../world/customers.ts'
import type { World } from '../../../world/world.ts'
import { isSameAddress } from '../customer/address.ts'
import { gid, idOf } from '../gid.ts'
import { customerOf } from './buyer-identity.ts'
import type { CartSelectableAddressUpdateInput } from './inputs.ts'
import { readDeliveryAddress } from './read-delivery-address.ts'
import { type CartUserError, type CartWarning, userError } from './user-error.ts'

/** The addresses as they would be, or why they stay as they are. */
export type AddressChange = {
  deliveryAddresses: SelectableAddressRecord[]
  errors: CartUserError[]
  warnings?: CartWarning[]
}

/** Shopify's limit for the addresses of one cart. */
const MAX_ADDRESSES = 20

type Path = readonly (string | number)[]
type Input = CartSelectableAddressInput | (CartSelectableAddressUpdateInput & { address: object })

/** Adds addresses. The first one of a cart is selected unless the client says otherwise. */
export function addAddresses(
  world: World,
  cart: CartRecord,
  inputs: readonly CartSelectableAddressInput[],
  path: Path,
): AddressChange {
  const errors: CartUserError[] = []
  const warnings: CartWarning[] = []
  const after = [...cart.deliveryAddresses]
  inputs.forEach((input, index) => {
    const { address, errors: wrong } = readAddress(world, cart, input, [...path, index])
    errors.push(...wrong)
    const id = `${gid('CartSelectableAddress', world.ids.next('cart-address'))}?cart=${cart.token}`
    const twin = address && after.find((known) => isSameAddress(known.address, address))
    if (twin) warnings.push(duplicate(twin))
    else if (address)
      after.push({
        id,
        address,
        selected: input.selected ?? after.length === 0,
        oneTimeUse: input.oneTimeUse ?? false,
      })
  })
  errors.push(...selectionErrors(inputs, path))
  if (after.length > MAX_ADDRESSES)
    errors.push(userError('TOO_MANY_DELIVERY_ADDRESSES', path, `A cart has at most ${MAX_ADDRESSES} addresses.`))
  return { deliveryAddresses: oneSelected(cart.deliveryAddresses, after), errors, warnings }
}

/** Changes addresses that the cart has. */
export function updateAddresses(
  world: World,
  cart: CartRecord,
  inputs: readonly CartSelectableAddressUpdateInput[],
): AddressChange {
  const errors: CartUserError[] = selectionErrors(inputs, ['addresses'])
  const after = new Map(cart.deliveryAddresses.map((each) => [each.id, each]))
  inputs.forEach((input, index) => {
    const at = ['addresses', index]
    const known = after.get(String(input.id))
    if (!known) {
      errors.push(noSuchAddress([...at, 'id']))
      return
    }
    const { address: given, ...rest } = input
    const read = given ? readAddress(world, cart, { ...rest, address: given }, at) : { errors: [] }
    errors.push(...read.errors)
    after.set(known.id, {
      ...known,
      address: ('address' in read && read.address) || known.address,
      selected: input.selected ?? known.selected,
      oneTimeUse: input.oneTimeUse ?? known.oneTimeUse,
    })
  })
  return { deliveryAddresses: oneSelected(cart.deliveryAddresses, [...after.values()]), errors }
}

export function removeAddresses({ deliveryAddresses }: CartRecord, ids: readonly string[]): AddressChange {
  const known = new Set(deliveryAddresses.map(({ id }) => id))
  const errors = ids.flatMap((id, index) => (known.has(id) ? [] : [noSuchAddress(['addressIds', index])]))
  return { deliveryAddresses: deliveryAddresses.filter(({ id }) => !ids.includes(id)), errors }
}

/** An address that is written out, or one from the book of the customer who is signed in. */
function readAddress(
  world: World,
  cart: CartRecord,
  { address: { deliveryAddress, copyFromCustomerAddressId }, validationStrategy }: Input & CartSelectableAddressInput,
  path: Path,
): { address?: AddressRecord; errors: CartUserError[] } {
  if (deliveryAddress) return readDeliveryAddress(deliveryAddress, validationStrategy, path)
  const at = [...path, 'address', 'copyFromCustomerAddressId']
  if (!copyFromCustomerAddressId)
    return { errors: [userError('INVALID', [...path, 'address'], 'Address must be given')] }
  const customer = customerOf(world, cart)
  if (!customer)
    return { errors: [userError('MISSING_CUSTOMER_ACCESS_TOKEN', at, 'The customer access token is missing')] }
  const number = idOf('MailingAddress', String(copyFromCustomerAddressId))
  const address = customer.addresses.find(({ id }) => idOf('MailingAddress', id) === number)
  return address ? { address, errors: [] } : { errors: [noSuchAddress(at)] }
}

/** An address that was just selected takes the place of the one before. */
function oneSelected(
  before: readonly SelectableAddressRecord[],
  after: SelectableAddressRecord[],
): SelectableAddressRecord[] {
  const wasSelected = new Set(before.filter(({ selected }) => selected).map(({ id }) => id))
  const chosen = after.filter(({ selected }) => selected)
  const newest = chosen.find(({ id }) => !wasSelected.has(id)) ?? chosen[0]
  return after.map((each) => ({ ...each, selected: each.id === newest?.id }))
}

function selectionErrors(inputs: readonly { selected?: boolean | null }[], path: Path): CartUserError[] {
  if (inputs.filter(({ selected }) => selected).length < 2) return []
  return [userError('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', path, 'Only one delivery address can be selected')]
}

const noSuchAddress = (field: Path) =>
  userError('INVALID_DELIVERY_ADDRESS_ID', field, 'The delivery address with the given id does not exist')

const duplicate = ({ id }: SelectableAddressRecord): CartWarning => ({
  code: 'DUPLICATE_DELIVERY_ADDRESS',
  message: 'The delivery address already exists on the cart.',
  target: id,
})

/** Cart.delivery. */
export function cartDelivery(deliveryAddresses: readonly SelectableAddressRecord[]) {
  return {
    addresses: ({ selected }: { selected?: boolean | null }) =>
      deliveryAddresses.filter((each) => !selected || each.selected),
  }
}
