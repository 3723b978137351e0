import type { CartErrorCode, CartWarningCode } from '#contracts/shopify/generated/documents.ts'

/** The codes that only the newest version has. */
type NewestErrorCode =
  | 'PARENT_LINE_INVALID_REFERENCE'
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  | 'PARENT_LINE_NOT_FOUND'
  | 'SELLING_PLAN_NOT_APPLICABLE'
  | 'VARIANT_REQUIRES_SELLING_PLAN'

/** Shopify's CartUserError: why a mutation changed nothing, and the path of the input field. */
export type CartUserError = { code: CartErrorCode | NewestErrorCode; field: string[]; message: string }

/** The codes of warnings that Shopify sends since 2025-07. */
type NewestWarningCode =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'

/** Shopify's CartWarning: what a successful mutation changed by itself. */
export type CartWarning = { code: CartWarningCode | NewestWarningCode; message: string; target: string }

export function createUserError(
  code: CartUserError['code'],
  field: readonly (string | number)[],
  message: string,
): CartUserError {
  return { code, field: field.map(String), message }
}

/** Shopify's error for an unknown cart, for a wrong or missing key and for a completed cart. */
export const createNoSuchCartError = (): CartUserError =>
  createUserError('INVALID', ['cartId'], 'The specified cart does not exist.')
