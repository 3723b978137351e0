import type { AccountSession } from '#app/fit/account-session.ts'
import { getUsableAccessToken } from './sign-in/session.ts'
import { withAccount } from './sign-in/with-account.ts'

/** The session that the fit is saved and deleted with. A deletion without a session is this browser's alone. */
export const fitSession: AccountSession = {
  getUsableAccessToken,
  async deleteAsCustomer(region, call) {
    const outcome = await withAccount(region, call)
    if (outcome.status === 'signed-out') return call()
    return outcome.status === 'unreachable' ? { status: 'failed' } : outcome
  },
}
