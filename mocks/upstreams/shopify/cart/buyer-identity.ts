import type { CartBuyerIdentityInput, CartPreferencesInput } from '#contracts/shopify/generated/documents.ts'
import type { BuyerRecord, CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { customerByToken } from '../customer/access-tokens.ts'
import { isEmail } from '../customer/email.ts'
import type { ShownCart } from './change-cart.ts'
import { type CartUserError, userError } from './user-error.ts'

/** Who buys, as a change of the cart's record; what the input does not say stays as it was. */
export type ReadBuyer = { record: Partial<Pick<CartRecord, 'buyerEmail' | 'buyer'>>; errors: CartUserError[] }

/**
 * Reads a buyer identity against the store's customers.
 * A signed-in buyer's email comes from the account unless another is given.
 */
export function readBuyer(
  context: ShopifyContext,
  input: CartBuyerIdentityInput,
  before: BuyerRecord,
  path: readonly string[],
): ReadBuyer {
  const errors: CartUserError[] = []
  const customer = input.customerAccessToken ? customerByToken(context, input.customerAccessToken) : undefined
  if (input.customerAccessToken && !customer)
    errors.push(userError('INVALID', [...path, 'customerAccessToken'], 'Customer is invalid'))
  if (input.email && !isEmail(input.email)) errors.push(userError('INVALID', [...path, 'email'], 'Email is invalid'))
  if (input.companyLocationId)
    errors.push(userError('INVALID_COMPANY_LOCATION', [...path, 'companyLocationId'], 'Company location is invalid'))

  const email = input.email ?? customer?.email ?? input.email
  const changed: BuyerRecord = {
    phone: input.phone === undefined ? before.phone : input.phone,
    countryCode: input.countryCode === undefined ? before.countryCode : input.countryCode,
    customerId: input.customerAccessToken === undefined ? before.customerId : (customer?.id ?? null),
    preferences: input.preferences === undefined ? before.preferences : readPreferences(input.preferences),
  }
  return { record: { buyer: changed, ...(email !== undefined && { buyerEmail: email }) }, errors }
}

function readPreferences(input: CartPreferencesInput | null): BuyerRecord['preferences'] {
  if (!input) return null
  const { delivery } = input
  return {
    wallet: input.wallet ? [...input.wallet] : null,
    delivery: delivery
      ? {
          deliveryMethod: [...(delivery.deliveryMethod ?? [])],
          pickupHandle: [...(delivery.pickupHandle ?? [])],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
  }
}

/** The account that a cart's buyer is signed in to. */
export function customerOf(world: World, { buyer }: CartRecord) {
  if (buyer.customerId === null) return null
  return world.customers.findFirst((query) => query.where(({ id }) => id === buyer.customerId)) ?? null
}

/** Cart.buyerIdentity. What is personal stays shut without the cart's key. */
export function buyerIdentity({ cart: { record }, isKeyed }: ShownCart, world: World) {
  const { phone, countryCode, preferences } = record.buyer
  return {
    email: isKeyed ? record.buyerEmail : null,
    phone: isKeyed ? phone : null,
    customer: isKeyed ? customerOf(world, record) : null,
    countryCode,
    preferences: isKeyed ? preferences : null,
    // no companies buy here, and the deprecated list of addresses is Cart.delivery now
    purchasingCompany: null,
    deliveryAddressPreferences: [],
  }
}
