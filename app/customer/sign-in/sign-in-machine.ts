import type { Credentials } from './credentials.ts'
import type { Departure } from './pkce.ts'

/** What came back in the address: a code, or an error (RFC 6749, 4.1.2). */
export type Return = { state: string; code?: string | undefined; error?: string | undefined }

/** Why a sign-in came to nothing. */
export type Refusal = 'state-mismatch' | 'cancelled' | 'failed'

export type SignIn =
  | { status: 'signed-out' }
  | { status: 'sent-away'; departure: Departure }
  | { status: 'exchanging'; code: string; departure: Departure }
  | { status: 'signed-in'; credentials: Credentials }
  | { status: 'refused'; why: Refusal }

export type SignInEvent =
  | { type: 'found'; credentials: Credentials }
  | { type: 'leave'; departure: Departure }
  | { type: 'return'; came: Return }
  | { type: 'exchanged'; credentials: Credentials }
  | { type: 'failed' }
  | { type: 'reset' }

/** Signing in, step by step; whoever calls this carries the step out. What makes no sense in a state changes nothing. */
export function transition(state: SignIn, event: SignInEvent): SignIn {
  switch (event.type) {
    case 'found':
      return state.status === 'signed-out' ? { status: 'signed-in', credentials: event.credentials } : state
    case 'leave':
      return state.status === 'signed-in' ? state : { status: 'sent-away', departure: event.departure }
    case 'return':
      return returned(state, event.came)
    case 'exchanged':
      return state.status === 'exchanging' ? { status: 'signed-in', credentials: event.credentials } : state
    case 'failed':
      return state.status === 'signed-in' ? state : { status: 'refused', why: 'failed' }
    case 'reset':
      return { status: 'signed-out' }
  }
}

/** ACC-01: "returned state must equal the stored one". Who never set out has none. */
function returned(state: SignIn, { code, error, state: cameWith }: Return): SignIn {
  if (state.status !== 'sent-away' && state.status !== 'signed-out') return state
  if (state.status === 'signed-out' || state.departure.state !== cameWith)
    return { status: 'refused', why: 'state-mismatch' }
  if (code !== undefined) return { status: 'exchanging', code, departure: state.departure }
  return { status: 'refused', why: error === 'access_denied' ? 'cancelled' : 'failed' }
}
