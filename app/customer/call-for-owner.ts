import { report } from '#app/errors/report.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ChangeOutcome } from './change-customer.server.ts'
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

/** The outcome of a change in the browser. 'signed-out': the session has ended, and the account page shows that. */
type AccountChange<Saved, Field extends string> =
  | Exclude<ChangeOutcome<Saved, Field>, { status: 'token-expired' }>
  | Exclude<NoSession, { status: 'unreachable' }>

/** Changes the account of its owner. A call without a response, or without a session, counts as failed. */
export async function changeAccount<Saved, Field extends string>(
  region: RegionCode,
  owner: string | null,
  call: (accessToken: string) => Promise<ChangeOutcome<Saved, Field>>,
): Promise<AccountChange<Saved, Field>> {
  const outcome = await callForOwner(region, owner, (accessToken) => call(accessToken).catch(toFailure))
  return outcome.status === 'unreachable' ? toFailure() : outcome
}

/** A network error of the browser is not reported. */
function toFailure(cause: unknown = new TypeError()) {
  if (!(cause instanceof TypeError)) report('customer.change-failed', cause)
  const failure = navigator.onLine ? ('customer.change-failed' as const) : ('form.offline' as const)
  return { status: 'failed' as const, failure }
}
