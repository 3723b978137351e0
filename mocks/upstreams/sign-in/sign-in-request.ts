import type { RegionCode } from '#contracts/shop/regions.ts'

/** An authorization request of a client. */
export type SignInRequest = {
  /** The store that the customer signs in to. */
  region: RegionCode
  clientId: string
  redirectUri: string
  scope: string
  state: string | undefined
  nonce: string | undefined
  /** The PKCE code challenge, S256; undefined for a client that authenticates with a secret instead. */
  challenge: string | undefined
}

/** A request that a customer has approved. */
export type Grant = SignInRequest & {
  customerId: string
  /** When the customer last signed in, in seconds since 1970; now by default. */
  authTime?: number
  /** The id of the browser session, if there is one. */
  sid?: string
}
