import { toPublicId } from '#app/cart/cart.ts'
import { getCustomer } from '#app/cart/cart.wire.ts'
import { settleCartId } from '#app/cart/cart-cookies.server.ts'
import { type CartDeps, getCartDeps } from '#app/cart/cart-deps.server.ts'
import { isOwnCart } from '#app/cart/own-cart.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import { describeUserErrors } from '#contracts/refusals.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'

type BuyerDeps = {
  /** The cart is found by its cookie. */
  cart: CartDeps
  shopify: Pick<ShopifyClient, 'cartBuyerIdentityUpdate'>
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'storefrontCustomerAccessTokenCreate'>>
}

export function getBuyerDeps(region: RegionCode): BuyerDeps {
  const { shopify, openAccount } = getUpstreams(region)
  return { cart: getCartDeps(region), shopify, openAccount }
}

/** The id of the cart without its key, and the number of its customer if Shopify gives it. */
type IdentifiedCart = { cart: string; customer: string | null }

/**
 * Associates this browser's cart with the customer of an access token, so that checkout knows them (ACC-08). Exchanges it
 * for a Storefront token, because the Storefront API takes no OAuth token. Returns null without a cart, for the cart of
 * another customer, and after a failure, which is reported and retried by the next page.
 */
export async function identifyBuyer(deps: BuyerDeps, accessToken: string): Promise<IdentifiedCart | null> {
  const { cart: cartDeps, shopify, openAccount } = deps
  try {
    const cartId = await settleCartId(cartDeps)
    const before = cartId === undefined ? null : await cartDeps.shopify.cart({ cartId })
    if (cartId === undefined || !before) return null
    // the next read or change replaces this cart and notifies the shopper
    if (!isOwnCart(cartDeps, { customer: getCustomer(before) })) return null
    if (getCustomer(before) !== null) return toIdentified(before)
    const account = await openAccount(accessToken)
    const { customerAccessToken, userErrors: tokenErrors } = await account.storefrontCustomerAccessTokenCreate()
    if (!customerAccessToken) throw new Error(`no token for the Storefront API: ${describeUserErrors(tokenErrors)}`)
    const { cart, userErrors } = await shopify.cartBuyerIdentityUpdate({
      cartId,
      buyerIdentity: { customerAccessToken },
    })
    if (!cart || userErrors.length > 0)
      throw new Error(`the cart’s buyer was refused: ${describeUserErrors(userErrors)}`)
    return toIdentified(cart)
  } catch (cause) {
    // the session has ended meanwhile, for example by a sign-out
    const isSignedOut = cause instanceof UpstreamError && cause.status === 401
    if (!isSignedOut) cartDeps.report('cart.change-failed', cause)
    return null
  }
}

const toIdentified = (cart: CartFragment): IdentifiedCart => ({
  cart: toPublicId(cart.id),
  customer: getCustomer(cart),
})
