import type { CallAsCustomer } from '#app/fit/delete-fit.ts'
import { withAccount } from './sign-in/with-account.ts'

/** Makes a call about the fit as who is signed in; as this browser alone where the session is over. */
export const callAsCustomer: CallAsCustomer = async (region, call) => {
  const outcome = await withAccount(region, call)
  if (outcome.status === 'signed-out') return call()
  return outcome.status === 'unreachable' ? { status: 'failed' } : outcome
}
