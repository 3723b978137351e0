import type { CartRecord } from '../../../world/carts.ts'
import type { ShopifyContext } from '../context.ts'
import { formatConsent, type VisitorConsent } from '../shop/visitor-consent.ts'

/** Cart.checkoutUrl, with the cart's key in its query, and the visitor's consent if the query gave one. */
export function getCheckoutUrl(
  { id, token }: CartRecord,
  { urls }: Pick<ShopifyContext, 'urls'>,
  consent?: VisitorConsent | null,
): string {
  const url = `${urls.checkout}/${token}${new URL(id).search}`
  return consent ? `${url}&_cs=${formatConsent(consent)}` : url
}
