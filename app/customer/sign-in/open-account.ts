import type { RegionCode } from '#contracts/shop/regions.ts'
import { writeAccountCookie } from './account-cookie.ts'
import { toCredentials } from './credentials.ts'
import type { AccountPlace } from './redirect-to-sign-in.ts'
import { getSignInFailure, redirectToSignIn, takePendingSignIn } from './redirect-to-sign-in.ts'
import { getFreshSession, isSigningOut, readCredentials, saveCredentials } from './session.ts'
import { completeSignInFn } from './sign-in.functions.ts'
import { type AuthorizationResponse, type SignIn, type SignInEvent, transition } from './sign-in-machine.ts'

/**
 * Opens the account page's session (ACC-04): with stored tokens, by completing the sign-in that `response` comes from, or
 * by redirecting to sign in, which leads back to `place`. `onChange` gets every state.
 */
export async function openAccount(
  region: RegionCode,
  { response, place }: { response: AuthorizationResponse | null; place: AccountPlace },
  onChange: (state: SignIn) => void,
): Promise<void> {
  let state: SignIn = { status: 'signed-out' }
  const dispatch = (event: SignInEvent) => {
    state = transition(state, event)
    onChange(state)
  }

  const pending = response ? takePendingSignIn() : undefined
  // the return address of an earlier sign-in, opened again while signed in
  const isOldAddress = response !== null && !pending && readCredentials(region) !== undefined

  if (!response || isOldAddress) {
    const session = await getFreshSession(region)
    if (session.ok) {
      // tokens may be older than their cookie's hour, or than this cookie
      writeAccountCookie(region, session.credentials, Date.now())
      dispatch({ type: 'restored', credentials: session.credentials })
    } else if (session.failure === 'unreachable') dispatch({ type: 'failed', failure: 'failed' })
    else if (!isSigningOut())
      await redirectToSignIn(region, { replace: true, place }).catch((cause: unknown) =>
        dispatch({ type: 'failed', failure: getSignInFailure(cause) }),
      )
    return
  }

  if (pending) dispatch({ type: 'redirected', pending })
  dispatch({ type: 'returned', response })
  const outcome = await completeSignInFn({ data: { region, response, pending } }).catch(() => null)
  if (!outcome?.ok) return dispatch({ type: 'failed', failure: outcome?.failure ?? 'failed' })
  const credentials = toCredentials(outcome.tokens, Date.now())
  saveCredentials(region, credentials)
  dispatch({ type: 'exchanged', credentials })
}
