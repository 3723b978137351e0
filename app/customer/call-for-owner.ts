import type { RegionCode } from '#contracts/shop/regions.ts'
import { getSessionOwner } from './sign-in/use-session-owner.ts'
import { type NoSession, withAccount } from './sign-in/with-account.ts'

const SIGNED_OUT = { status: 'signed-out' } as const

type Accounts = { withAccount: typeof withAccount; getSessionOwner: typeof getSessionOwner }

/**
 * Makes an account call for one customer. If another customer has signed in, the call is neither made nor repeated and
 * the outcome is 'signed-out', so that their page shows nothing of it.
 */
export async function callForOwner<Outcome extends { status: string }>(
  region: RegionCode,
  owner: string | null,
  call: (accessToken: string) => Promise<Outcome>,
  accounts: Accounts = { withAccount, getSessionOwner },
): Promise<Exclude<Outcome, { status: 'token-expired' }> | NoSession> {
  function hasOtherOwner(): boolean {
    const current = accounts.getSessionOwner(region)
    return current !== null && current !== owner
  }
  const outcome = await accounts.withAccount(
    region,
    async (accessToken): Promise<Outcome | typeof SIGNED_OUT> => (hasOtherOwner() ? SIGNED_OUT : call(accessToken)),
  )
  return hasOtherOwner() ? SIGNED_OUT : outcome
}
