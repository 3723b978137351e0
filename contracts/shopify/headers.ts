/** The header of the Storefront API's token, which the specification gives (spec 7, "Storefront GraphQL"). */
export const PUBLIC_TOKEN_HEADER = 'x-shopify-storefront-access-token'

// The specification gives neither of these; they are Shopify's for calls of servers.
/** A token for servers alone, in place of the public one. */
export const PRIVATE_TOKEN_HEADER = 'shopify-storefront-private-token'
/** The IP address of the buyer that a call is made for. Shopify counts calls by it, and tells shoppers from bots. */
export const BUYER_ADDRESS_HEADER = 'shopify-storefront-buyer-ip'

/** Who calls a store. */
export type StorefrontCaller = {
  token: string
  /** Replaces `token`. */
  privateToken?: string | undefined
  /** The IP address of the buyer; undefined where it is unknown, or a call is made for nobody alone. */
  buyerAddress?: string | undefined
}

/** The headers that say who calls a store. */
export const getCallerHeaders = ({ token, privateToken, buyerAddress }: StorefrontCaller): Record<string, string> => ({
  ...(privateToken === undefined ? { [PUBLIC_TOKEN_HEADER]: token } : { [PRIVATE_TOKEN_HEADER]: privateToken }),
  ...(buyerAddress !== undefined && { [BUYER_ADDRESS_HEADER]: buyerAddress }),
})
