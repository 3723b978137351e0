import { expect, test } from 'vitest'
import { type SignIn, type SignInEvent, transition } from './sign-in-machine.ts'

const departure = { state: 's', verifier: 'v', nonce: 'n' }
const credentials = { accessToken: 'a', refreshToken: 'r', idToken: 'i', tokenExpiry: 1 }

const out: SignIn = { status: 'signed-out' }
const away: SignIn = { status: 'sent-away', departure }
const exchanging: SignIn = { status: 'exchanging', code: 'c', departure }
const signedIn: SignIn = { status: 'signed-in', credentials }
const refused = (why: 'state-mismatch' | 'cancelled' | 'failed'): SignIn => ({ status: 'refused', why })

const leave: SignInEvent = { type: 'leave', departure }
const came = (how: { state: string; code?: string; error?: string }): SignInEvent => ({ type: 'return', came: how })

test.each<[string, SignIn, SignInEvent, SignIn]>([
  ['has signed in before', out, { type: 'found', credentials }, signedIn],
  ['sets out', out, leave, away],
  ['sets out again after a refusal', refused('cancelled'), leave, away],
  ['has no reason to set out when signed in', signedIn, leave, signedIn],
  ['brings a code back', away, came({ state: 's', code: 'c' }), exchanging],
  ['brings back another state', away, came({ state: 't', code: 'c' }), refused('state-mismatch')],
  ['brings back an empty state', away, came({ state: '', code: 'c' }), refused('state-mismatch')],
  ['comes back without having set out', out, came({ state: 's', code: 'c' }), refused('state-mismatch')],
  ['comes back having said no', away, came({ state: 's', error: 'access_denied' }), refused('cancelled')],
  ['is sent back with a fault', away, came({ state: 's', error: 'invalid_scope' }), refused('failed')],
  ['is sent back with nothing', away, came({ state: 's' }), refused('failed')],
  [
    'reports a fault under another state',
    away,
    came({ state: 't', error: 'access_denied' }),
    refused('state-mismatch'),
  ],
  ['gets tokens', exchanging, { type: 'exchanged', credentials }, signedIn],
  ['gets none', exchanging, { type: 'failed' }, refused('failed')],
  ['cannot set out', out, { type: 'failed' }, refused('failed')],
  ['takes no tokens that it did not ask for', out, { type: 'exchanged', credentials }, out],
  ['signs out', signedIn, { type: 'reset' }, out],
  ['stays signed in when an old address is opened again', signedIn, came({ state: 's', code: 'c' }), signedIn],
])('a visitor who %s [ACC-01]', (_what, from, event, to) => {
  expect(transition(from, event)).toEqual(to)
})
