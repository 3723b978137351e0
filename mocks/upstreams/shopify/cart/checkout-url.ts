import type { CartRecord } from '../../../world/carts.ts'
import type { ShopifyContext } from '../context.ts'

/** Cart.checkoutUrl, with the cart's key in its query. */
export function getCheckoutUrl({ id, region, token }: CartRecord, { origin }: Pick<ShopifyContext, 'origin'>): string {
  return `${origin}/checkout/${region}/${token}${new URL(id).search}`
}
