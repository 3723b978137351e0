import type { CustomerErrorCode } from '#contracts/shopify/generated/documents.ts'

/** Shopify's CustomerUserError. */
export type CustomerUserError = { code: CustomerErrorCode; field: string[] | null; message: string }

export function customerError(code: CustomerErrorCode, field: string[] | null, message: string): CustomerUserError {
  return { code, field, message }
}

/** Assumed: Shopify does not document what it says to a token that opens nothing. */
export const invalidToken = (): CustomerUserError =>
  customerError('TOKEN_INVALID', ['customerAccessToken'], 'Customer access token is invalid')

/** A payload's errors twice: today's list, and the deprecated one without codes. */
export const errorsOf = (errors: readonly CustomerUserError[]) => ({ customerUserErrors: errors, userErrors: errors })
