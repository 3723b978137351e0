import { fromGid } from '../gid.ts'
import { findPlan } from '../goods/plan-prices.ts'
import type { ProductVariant } from '../goods/product-variant.ts'
import { SHOP_VERSION, type SimulatedVersion } from '../version.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/** The global id of a plan, as inputs have it. */
type PlanId = string | number | null | undefined

/**
 * The errors of a line whose variant is not offered by its plan, or by plans only. Their codes are those since 2025-07,
 * as Shopify says; their words, and the code before, are assumed.
 */
export function validateSellingPlan(
  version: SimulatedVersion,
  merchandise: ProductVariant | undefined,
  gid: PlanId,
  path: readonly (string | number)[],
): CartUserError[] {
  const refuse = (code: CartUserError['code'], message: string) => [
    createUserError(version === SHOP_VERSION ? 'INVALID' : code, [...path, 'sellingPlanId'], message),
  ]
  if (gid == null)
    return merchandise?.product.details?.requiresSellingPlan
      ? refuse('VARIANT_REQUIRES_SELLING_PLAN', 'The variant can only be purchased with a selling plan.')
      : []
  return merchandise && findPlan(merchandise, fromGid('SellingPlan', String(gid)) ?? '')
    ? []
    : refuse('SELLING_PLAN_NOT_APPLICABLE', `The selling plan with id ${gid} is not applicable to the merchandise.`)
}

/** What a line records of its plan. */
export const toPlanRecord = (gid: PlanId): { sellingPlanId?: string } => {
  const sellingPlanId = gid == null ? undefined : fromGid('SellingPlan', String(gid))
  return sellingPlanId === undefined ? {} : { sellingPlanId }
}
