import type { CartBuyerIdentityInput, CartPreferencesInput } from '#contracts/shopify/generated/documents.ts'
import type { BuyerRecord, CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { findCustomerByToken } from '../customer/access-tokens.ts'
import { isEmail } from '../customer/email.ts'
import type { CartView } from './change-cart.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/** The changed fields of the cart's record. Fields that the input omits stay unchanged. */
type BuyerIdentityChange = {
  record: Partial<Pick<CartRecord, 'buyerEmail' | 'buyer'>>
  errors: CartUserError[]
}

/** Reads a buyer identity. A signed-in buyer without an email in the input gets that of the account. */
export function readBuyerIdentity(
  context: ShopifyContext,
  input: CartBuyerIdentityInput,
  buyer: BuyerRecord,
  path: readonly string[],
): BuyerIdentityChange {
  const errors: CartUserError[] = []
  const customer = input.customerAccessToken ? findCustomerByToken(context, input.customerAccessToken) : undefined
  if (input.customerAccessToken && !customer)
    errors.push(createUserError('INVALID', [...path, 'customerAccessToken'], 'Customer is invalid'))
  if (input.email && !isEmail(input.email))
    errors.push(createUserError('INVALID', [...path, 'email'], 'Email is invalid'))
  if (input.companyLocationId)
    errors.push(
      createUserError('INVALID_COMPANY_LOCATION', [...path, 'companyLocationId'], 'Company location is invalid'),
    )

  const email = input.email ?? customer?.email ?? input.email
  const changedBuyer: BuyerRecord = {
    phone: input.phone === undefined ? buyer.phone : input.phone,
    countryCode: input.countryCode === undefined ? buyer.countryCode : input.countryCode,
    customerId: input.customerAccessToken === undefined ? buyer.customerId : (customer?.id ?? null),
    preferences: input.preferences === undefined ? buyer.preferences : readPreferences(input.preferences),
  }
  return { record: { buyer: changedBuyer, ...(email !== undefined && { buyerEmail: email }) }, errors }
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

/** The signed-in customer of a cart, or null. */
export function findBuyerCustomer(world: World, { buyer }: CartRecord) {
  if (buyer.customerId === null) return null
  return world.customers.findFirst((query) => query.where(({ id }) => id === buyer.customerId)) ?? null
}

/** Cart.buyerIdentity. Personal data needs the cart's key. */
export function toBuyerIdentity({ cart: { record }, hasKey }: CartView, world: World) {
  const { phone, countryCode, preferences } = record.buyer
  return {
    email: hasKey ? record.buyerEmail : null,
    phone: hasKey ? phone : null,
    customer: hasKey ? findBuyerCustomer(world, record) : null,
    countryCode,
    preferences: hasKey ? preferences : null,
    // The shop has no company customers.
    purchasingCompany: null,
    // Deprecated in favour of Cart.delivery, whose addresses they are.
    deliveryAddressPreferences: hasKey ? record.deliveryAddresses.map(({ address }) => address) : [],
  }
}
