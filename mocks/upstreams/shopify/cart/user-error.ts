import type { CartErrorCode, CartWarningCode } from '#contracts/shopify/generated/documents.ts'

/** Shopify's CartUserError: why a mutation was refused, and which part of the input is to blame. */
export type CartUserError = { code: CartErrorCode; field: string[]; message: string }

/** Shopify's CartWarning: what a mutation that succeeded changed by itself. */
export type CartWarning = { code: CartWarningCode; message: string; target: string }

export function userError(code: CartErrorCode, field: readonly (string | number)[], message: string): CartUserError {
  return { code, field: field.map(String), message }
}

/** Also what Shopify says to a key that is wrong or missing, and of a cart that was checked out. */
export const noSuchCart = (): CartUserError => userError('INVALID', ['cartId'], 'The specified cart does not exist.')
