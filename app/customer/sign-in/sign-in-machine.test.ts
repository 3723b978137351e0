import { expect, test } from 'vitest'
import { type SignIn, type SignInEvent, type SignInFailure, transition } from './sign-in-machine.ts'

const pending = { state: 's', verifier: 'v', nonce: 'n' }
const credentials = { accessToken: 'a', refreshToken: 'r', idToken: 'i', tokenExpiry: 1 }
const response = { state: 's', code: 'c' }

const signedOut: SignIn = { status: 'signed-out' }
const redirected: SignIn = { status: 'redirected', pending }
const exchanging: SignIn = { status: 'exchanging', response, pending }
const signedIn: SignIn = { status: 'signed-in', credentials }
const refused = (failure: SignInFailure): SignIn => ({ status: 'refused', failure })

const redirect: SignInEvent = { type: 'redirected', pending }
const returned: SignInEvent = { type: 'returned', response }
const failed = (failure: SignInFailure): SignInEvent => ({ type: 'failed', failure })

test.each<[string, SignIn, SignInEvent, SignIn]>([
  ['has signed in before', signedOut, { type: 'restored', credentials }, signedIn],
  ['goes to sign in', signedOut, redirect, redirected],
  ['tries again after a refusal', refused('cancelled'), redirect, redirected],
  ['is signed in is not redirected', signedIn, redirect, signedIn],
  ['returns with a code', redirected, returned, exchanging],
  ['returns without having left', signedOut, returned, { status: 'exchanging', response, pending: undefined }],
  ['gets tokens', exchanging, { type: 'exchanged', credentials }, signedIn],
  ['gets none', exchanging, failed('failed'), refused('failed')],
  ['declined', exchanging, failed('cancelled'), refused('cancelled')],
  ['brought another state', exchanging, failed('state-mismatch'), refused('state-mismatch')],
  ['cannot go to sign in', signedOut, failed('failed'), refused('failed')],
  ['requested no tokens takes none', signedOut, { type: 'exchanged', credentials }, signedOut],
  ['signs out', signedIn, { type: 'reset' }, signedOut],
  ['reopens an old address stays signed in', signedIn, returned, signedIn],
])('a visitor who %s [ACC-01]', (_what, from, event, to) => {
  expect(transition(from, event)).toEqual(to)
})
