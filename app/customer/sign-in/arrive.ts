import { report } from '#app/errors/report.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { claimsOf, credentialsFrom } from './credentials.ts'
import { leaveForSignIn, takeDeparture } from './departure.ts'
import { credentialsNow, freshSession, keepCredentials } from './session.ts'
import { exchangeCodeFn } from './sign-in.functions.ts'
import { type Return, type SignIn, type SignInEvent, transition } from './sign-in-machine.ts'

/**
 * Somebody opens the account page: a customer who signed in before, one who comes back from signing in (`came`), or anybody
 * else, who is sent to sign in (ACC-04). `show` is told every state on the way.
 */
export async function arrive(region: RegionCode, came: Return | null, show: (state: SignIn) => void): Promise<void> {
  let state: SignIn = { status: 'signed-out' }
  const move = (event: SignInEvent) => {
    state = transition(state, event)
    show(state)
    return state
  }

  const departure = came ? takeDeparture() : undefined
  // an address with a code in it, opened again by one who is in already
  if (came && !departure && credentialsNow(region)) return arrive(region, null, show)

  if (!came) {
    const session = await freshSession(region)
    if (session.ok) move({ type: 'found', credentials: session.credentials })
    else if (session.why === 'unreachable') move({ type: 'failed' })
    else await leaveForSignIn(region, { replace: true }).catch(() => move({ type: 'failed' }))
    return
  }

  if (departure) move({ type: 'leave', departure })
  const now = move({ type: 'return', came })
  if (now.status === 'refused' && now.why === 'state-mismatch')
    report('sign-in.state-mismatch', departure?.state ?? 'none')
  if (now.status !== 'exchanging') return

  const { verifier, nonce } = now.departure
  const outcome = await exchangeCodeFn({ data: { region, code: now.code, verifier } }).catch(() => null)
  const credentials = outcome?.ok ? credentialsFrom(outcome.tokens, Date.now()) : null
  // OpenID Connect Core, 3.1.3.7: tokens of another sign-in than ours are nobody's
  if (!credentials || claimsOf(credentials.idToken).nonce !== nonce) return void move({ type: 'failed' })
  keepCredentials(region, credentials)
  move({ type: 'exchanged', credentials })
}
