import type { RegionCode } from '#contracts/shop/regions.ts'
import { getSessionOwner } from './sign-in/use-session-owner.ts'
import { type NoSession, withAccount } from './sign-in/with-account.ts'

const SIGNED_OUT = { status: 'signed-out' } as const

type Accounts = { withAccount: typeof withAccount; getSessionOwner: typeof getSessionOwner }

/**
 * Makes a call of the account for one customer. Once somebody else has signed in it is not made or repeated with their token,
 * and its outcome is 'signed-out', so that nothing of it reaches their page.
 */
export async function callForOwner<Outcome extends { status: string }>(
  region: RegionCode,
  owner: string | null,
  call: (accessToken: string) => Promise<Outcome>,
  accounts: Accounts = { withAccount, getSessionOwner },
): Promise<Exclude<Outcome, { status: 'token-expired' }> | NoSession> {
  function isSomebodyElse(): boolean {
    const current = accounts.getSessionOwner(region)
    return current !== null && current !== owner
  }
  const outcome = await accounts.withAccount(
    region,
    async (accessToken): Promise<Outcome | typeof SIGNED_OUT> => (isSomebodyElse() ? SIGNED_OUT : call(accessToken)),
  )
  return isSomebodyElse() ? SIGNED_OUT : outcome
}
