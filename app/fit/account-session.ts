import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ForgetOutcome } from './fit-outcomes.ts'

/** The session of who is signed in, for what becomes of their fit. */
export type AccountSession = {
  /** The access token, if it is good for a call now. */
  getUsableAccessToken: (region: RegionCode) => string | undefined
  /** Makes a deletion with the access token, refreshed if need be; without one where nobody is signed in (any more). */
  deleteAsCustomer: (
    region: RegionCode,
    call: (accessToken?: string) => Promise<ForgetOutcome>,
  ) => Promise<ForgetOutcome>
}

let connected: AccountSession | undefined

/** Connects the account, which is a department above this one and loads later. */
export const connectAccount = (session: AccountSession): void => {
  connected = session
}

/** The session; undefined until the account's code is there. */
export const getAccountSession = (): AccountSession | undefined => connected
