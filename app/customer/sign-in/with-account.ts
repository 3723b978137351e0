import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Credentials } from './credentials.ts'
import { endSession, getFreshSession } from './session.ts'

/**
 * Why a call of the account was not made.
 * - signed-out: there is no session (any more)
 * - unreachable: the tokens have expired and cannot be refreshed now
 */
export type NoSession = { status: 'signed-out' } | { status: 'unreachable' }

type Sessions = {
  getFreshSession: (
    region: RegionCode,
    options?: { rejectedToken?: string },
  ) => Promise<
    { ok: true; credentials: Pick<Credentials, 'accessToken'> } | { ok: false; failure: NoSession['status'] }
  >
  endSession: (region: RegionCode, rejectedToken: string) => void
}

/**
 * Makes a call with the access token of the session. If the token is refused it is refreshed and the call repeated once, which
 * is safe because a refused call changes nothing; a second refusal ends the session.
 */
export async function withAccount<Outcome extends { status: string }>(
  region: RegionCode,
  call: (accessToken: string) => Promise<Outcome>,
  sessions: Sessions = { getFreshSession, endSession },
): Promise<Exclude<Outcome, { status: 'token-expired' }> | NoSession> {
  let rejectedToken: string | undefined
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const session = await sessions.getFreshSession(region, rejectedToken === undefined ? {} : { rejectedToken })
    if (!session.ok) return { status: session.failure }
    const { accessToken } = session.credentials
    const outcome = await call(accessToken)
    if (isAccepted(outcome)) return outcome
    rejectedToken = accessToken
  }
  if (rejectedToken !== undefined) sessions.endSession(region, rejectedToken)
  return { status: 'signed-out' }
}

const isAccepted = <Outcome extends { status: string }>(
  outcome: Outcome,
): outcome is Exclude<Outcome, { status: 'token-expired' }> => outcome.status !== 'token-expired'
