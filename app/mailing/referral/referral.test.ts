import { expect, test } from 'vitest'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { sendReferral, toFormOutcome } from './referral.server.ts'
import { clearProblem, type Referral, trimReferral, validateReferral } from './referral.ts'

const complete: Referral = { name: 'Tom', email: 'tom@spoke.example', friendEmail: 'sam@spoke.example', message: '' }

test.each<[Partial<Referral>, ReturnType<typeof validateReferral>]>([
  [{}, null],
  [{ name: '' }, { name: 'name.missing' }],
  [{ email: '' }, { email: 'common.email.validation' }],
  [{ email: 'tom' }, { email: 'common.email.incorrect-format' }],
  [{ friendEmail: 'sam@' }, { friendEmail: 'common.email.incorrect-format' }],
  [{ friendEmail: 'TOM@spoke.example' }, { friendEmail: 'friend-email.same' }],
  [{ name: 'x'.repeat(61) }, { name: 'name.too-long' }],
  [{ name: 'You won, see evil.example' }, { name: 'name.link' }],
  [{ message: 'x'.repeat(501) }, { message: 'message.too-long' }],
  [{ message: 'They fit. Look: https://evil.example/win' }, { message: 'message.link' }],
  [
    { name: '', email: '' },
    { name: 'name.missing', email: 'common.email.validation' },
  ],
])('with %j the form has the problems %j [FORM-06]', (change, problems) => {
  expect(validateReferral({ ...complete, ...change })).toEqual(problems)
})

async function createShop(scenario: string, refusal: LimitRefusal | null = null) {
  const { backend, fetch, journal } = await givenScenario(scenario)
  const failures: unknown[] = []
  const friends: string[] = []
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const getMails = () => journal().filter(({ kind }) => kind === 'mail')
  return {
    send: (typed: Referral) =>
      sendReferral(
        {
          backend: client,
          store: 'us',
          report: (code) => failures.push(code),
          checkLimit: async (friendEmail) => {
            friends.push(friendEmail)
            return refusal
          },
        },
        typed,
      ),
    failures,
    friends,
    getMails,
  }
}

test('a friend gets a mail, and the shopper a link to share [FORM-06]', async () => {
  const { send, getMails } = await createShop('default-shop')
  const outcome = await send({ ...complete, name: ' Tom ' })
  expect(outcome).toMatchObject({ status: 'sent', code: expect.any(String) })
  expect(outcome.status === 'sent' && outcome.link).toContain('/us/thank-your-friend?discount=')
  expect(getMails()).toHaveLength(1)
})

test('an incomplete form sends nothing and does not count', async () => {
  const { send, getMails, friends } = await createShop('default-shop')
  expect(await send({ ...complete, friendEmail: complete.email })).toMatchObject({ status: 'incomplete' })
  expect([getMails(), friends]).toEqual([[], []])
})

test('an invitation beyond the limit of its friend is not mailed [OPS-08]', async () => {
  const refusal = { ok: false, failure: 'limit.reached', retryAfterS: 28_800 } as const
  const { send, getMails, friends, failures } = await createShop('default-shop', refusal)
  expect(await send(complete)).toEqual({ status: 'failed', failure: 'limit.reached', retryAfterS: 28_800 })
  expect([getMails(), friends, failures]).toEqual([[], ['sam@spoke.example'], []])
})

test('a backend without invitations is not reported as a failure [FORM-06] [SIM-09]', async () => {
  const { send, failures } = await createShop('upstreams-bare')
  expect(await send(complete)).toEqual({ status: 'failed', failure: 'unavailable' })
  expect(failures).toEqual([])
})

test('typing clears the problem of its field only [FORM-06] [FORM-07]', () => {
  const problems = { name: 'name.missing', email: 'common.email.validation' } as const
  const cleared = clearProblem({ status: 'incomplete', problems }, 'name')
  expect(cleared).toEqual({ status: 'incomplete', problems: { email: 'common.email.validation' } })
  expect(clearProblem(cleared, 'email')).toBeNull()
  expect(clearProblem({ status: 'failed', failure: 'failed' }, 'name')).toEqual({ status: 'failed', failure: 'failed' })
})

test('line breaks are removed from a name, because it is part of an email [OPS-04]', () => {
  expect(trimReferral({ ...complete, name: ' Tom\r\nBcc:  all ' }).name).toBe('Tom Bcc: all')
})

test('a backend that fails is reported, re-thrown and shown by the form', async () => {
  const { send, failures } = await createShop('refer-a-friend-down')
  const sending = send(complete)
  await expect(sending).rejects.toThrow()
  expect(await toFormOutcome(sending)).toEqual({ status: 'failed', failure: 'failed' })
  expect(failures).toEqual(['mailing.request-failed'])
})
