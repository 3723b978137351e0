import type { Credentials } from './credentials.ts'

/** The secrets of a sign-in under way. The browser keeps them until the sign-in service redirects back (RFC 7636). */
export type PendingSignIn = { verifier: string; state: string; nonce: string }

/** The query that the sign-in service redirects back with: a code or an error (RFC 6749, 4.1.2). */
export type AuthorizationResponse = { state: string; code?: string | undefined; error?: string | undefined }

/** Why a sign-in ended without tokens. 'not-kept': the browser refuses cookies, or its storage is blocked or full. */
export type SignInFailure = 'state-mismatch' | 'cancelled' | 'too-many' | 'not-kept' | 'failed'

export type SignIn =
  | { status: 'signed-out' }
  | { status: 'redirected'; pending: PendingSignIn }
  | { status: 'exchanging'; response: AuthorizationResponse; pending: PendingSignIn | undefined }
  | { status: 'signed-in'; credentials: Credentials }
  | { status: 'refused'; failure: SignInFailure }

export type SignInEvent =
  | { type: 'restored'; credentials: Credentials }
  | { type: 'redirected'; pending: PendingSignIn }
  | { type: 'returned'; response: AuthorizationResponse }
  | { type: 'exchanged'; credentials: Credentials }
  | { type: 'failed'; failure: SignInFailure }
  | { type: 'reset' }

/** The next state of a sign-in. An event that does not apply to a state changes nothing. */
export function transition(state: SignIn, event: SignInEvent): SignIn {
  switch (event.type) {
    case 'restored':
      return state.status === 'signed-out' ? { status: 'signed-in', credentials: event.credentials } : state
    case 'redirected':
      return state.status === 'signed-in' ? state : { status: 'redirected', pending: event.pending }
    case 'returned':
      // the server checks the response; without pending secrets it reports a state mismatch
      if (state.status === 'redirected')
        return { status: 'exchanging', response: event.response, pending: state.pending }
      if (state.status === 'signed-out') return { status: 'exchanging', response: event.response, pending: undefined }
      return state
    case 'exchanged':
      return state.status === 'exchanging' ? { status: 'signed-in', credentials: event.credentials } : state
    case 'failed':
      return state.status === 'signed-in' ? state : { status: 'refused', failure: event.failure }
    case 'reset':
      return { status: 'signed-out' }
  }
}
