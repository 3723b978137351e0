import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ForgetOutcome } from './fit-outcomes.ts'

/** The session of the signed-in customer, for saving and deleting their fit. */
export type AccountSession = {
  /** Returns the access token if it is not stale. */
  getUsableAccessToken: (region: RegionCode) => string | undefined
  /** Calls a deletion with the access token, refreshed if necessary; without one if nobody is signed in. */
  deleteAsCustomer: (
    region: RegionCode,
    call: (accessToken?: string) => Promise<ForgetOutcome>,
  ) => Promise<ForgetOutcome>
}

let accountSession: AccountSession | undefined

/** Registers the session. Fit code must not import the account, which depends on it and loads later. */
export const connectAccount = (session: AccountSession): void => {
  accountSession = session
}

/** Returns the session; undefined until the account's code has loaded. */
export const getAccountSession = (): AccountSession | undefined => accountSession
