import { type CartDeps, getCartDeps } from '#app/cart/cart-deps.server.ts'
import { findCartId } from '#app/cart/find-cart-id.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import { describeUserErrors } from '#contracts/refusals.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'

type BuyerDeps = {
  /** Those of the cart, whose cookie names it. */
  cart: CartDeps
  shopify: Pick<ShopifyClient, 'cartBuyerIdentityUpdate'>
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'storefrontCustomerAccessTokenCreate'>>
}

/** The dependencies for the current request. */
export function getBuyerDeps(region: RegionCode): BuyerDeps {
  const { shopify, openAccount } = getUpstreams(region)
  return { cart: getCartDeps(region), shopify, openAccount }
}

/**
 * Makes this browser's cart that of a token's customer, so that checkout knows them (ACC-08). The Storefront API takes no OAuth
 * token, so one of its own is created first. A failure is reported: the cart works without its buyer.
 */
export const identifyBuyer = (deps: BuyerDeps, accessToken: string): Promise<boolean> =>
  changeBuyer(deps, async () => {
    const account = await deps.openAccount(accessToken)
    const { customerAccessToken, userErrors } = await account.storefrontCustomerAccessTokenCreate()
    if (!customerAccessToken) throw new Error(`no token for the Storefront API: ${describeUserErrors(userErrors)}`)
    return { customerAccessToken }
  })

/** Removes the customer from this browser's cart, for who signs out. */
export const forgetBuyer = (deps: BuyerDeps): Promise<boolean> =>
  changeBuyer(deps, async () => ({ customerAccessToken: null, email: null }))

type BuyerIdentity = Parameters<ShopifyClient['cartBuyerIdentityUpdate']>[0]['buyerIdentity']

/** Resolves to whether there is a cart and it was changed. */
async function changeBuyer({ cart, shopify }: BuyerDeps, getIdentity: () => Promise<BuyerIdentity>): Promise<boolean> {
  try {
    const cartId = await findCartId(cart)
    if (cartId === undefined) return false
    const { userErrors } = await shopify.cartBuyerIdentityUpdate({ cartId, buyerIdentity: await getIdentity() })
    if (userErrors.length > 0) throw new Error(`the cart’s buyer was refused: ${describeUserErrors(userErrors)}`)
    return true
  } catch (cause) {
    // the session ended meanwhile, as by signing out
    const isSignedOut = cause instanceof UpstreamError && cause.status === 401
    if (!isSignedOut) cart.report('cart.change-failed', cause)
    return false
  }
}
