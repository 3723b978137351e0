import type { CartRecord } from '../../../world/carts.ts'
import type { ShopifyContext } from '../context.ts'

/** Where a cart is paid for; its key is in the address. */
export function checkoutUrl({ id, region, token }: CartRecord, { origin }: Pick<ShopifyContext, 'origin'>): string {
  return `${origin}/checkout/${region}/${token}${new URL(id).search}`
}
