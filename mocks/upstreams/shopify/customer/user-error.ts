import type { CustomerErrorCode } from '@shopify/hydrogen/storefront-api-types'

/** Shopify's CustomerUserError. */
export type CustomerUserError = { code: CustomerErrorCode; field: string[] | null; message: string }

export function createCustomerError(
  code: CustomerErrorCode,
  field: string[] | null,
  message: string,
): CustomerUserError {
  return { code, field, message }
}

/** The error for an unknown or expired token. Assumed, because Shopify does not document one. */
export const createInvalidTokenError = (): CustomerUserError =>
  createCustomerError('TOKEN_INVALID', ['customerAccessToken'], 'Customer access token is invalid')

/** The errors of a payload under both names: the current one, and the deprecated one without codes. */
export const toErrorLists = (errors: readonly CustomerUserError[]) => ({
  customerUserErrors: errors,
  userErrors: errors,
})
