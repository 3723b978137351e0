import type { CartBuyerIdentityInput } from '#contracts/shopify/generated/documents.ts'
import type { ShopifyContext } from '../context.ts'
import { customerByToken } from '../customer/access-tokens.ts'
import { isEmail } from '../customer/email.ts'
import type { Buyer } from './buyer.ts'
import { type CartUserError, userError } from './user-error.ts'

/** What a buyer identity says, read against the store's customers. Undefined: not said, so it stays as it was. */
export type ReadBuyer = { email: string | null | undefined; details: Partial<Buyer>; errors: CartUserError[] }

/** A signed-in buyer's email comes from the account unless another is given. */
export function readBuyer(context: ShopifyContext, input: CartBuyerIdentityInput, path: readonly string[]): ReadBuyer {
  const errors: CartUserError[] = []
  const customer = input.customerAccessToken ? customerByToken(context, input.customerAccessToken) : undefined
  if (input.customerAccessToken && !customer)
    errors.push(userError('INVALID', [...path, 'customerAccessToken'], 'Customer is invalid'))
  if (input.email && !isEmail(input.email)) errors.push(userError('INVALID', [...path, 'email'], 'Email is invalid'))

  const details: Partial<Buyer> = {}
  if (input.phone !== undefined) details.phone = input.phone
  if (input.countryCode !== undefined) details.countryCode = input.countryCode
  if (input.customerAccessToken !== undefined) details.customerId = customer?.id ?? null
  return { email: input.email ?? customer?.email ?? input.email, details, errors }
}
