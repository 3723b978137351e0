import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { refer } from './referral.server.ts'
import { problemsOf, type Referral } from './referral.ts'

const complete: Referral = { name: 'Tom', email: 'tom@spoke.example', friendEmail: 'sam@spoke.example', message: '' }

test.each<[Partial<Referral>, ReturnType<typeof problemsOf>]>([
  [{}, null],
  [{ name: '' }, { name: 'name.missing' }],
  [{ email: '' }, { email: 'common.email.validation' }],
  [{ email: 'tom' }, { email: 'common.email.incorrect-format' }],
  [{ friendEmail: 'sam@' }, { friendEmail: 'common.email.incorrect-format' }],
  [{ friendEmail: 'TOM@spoke.example' }, { friendEmail: 'friend-email.same' }],
  [{ message: 'x'.repeat(501) }, { message: 'message.too-long' }],
  [
    { name: '', email: '' },
    { name: 'name.missing', email: 'common.email.validation' },
  ],
])('with %j the form says %j [FORM-06]', (change, problems) => {
  expect(problemsOf({ ...complete, ...change })).toEqual(problems)
})

async function shop(scenario: string) {
  const { backend, fetch, journal } = await givenScenario(scenario)
  const failures: unknown[] = []
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const mails = () => journal().filter(({ kind }) => kind === 'mail')
  return { send: (typed: Referral) => refer(client, 'us', typed, (cause) => failures.push(cause)), failures, mails }
}

test('a friend is written to, and there is a link to pass on [FORM-06]', async () => {
  const { send, mails } = await shop('house-stock')
  const outcome = await send({ ...complete, name: ' Tom ' })
  expect(outcome).toMatchObject({ status: 'sent', code: expect.any(String) })
  expect(outcome.status === 'sent' && outcome.link).toContain('/us/thank-your-friend?discount=')
  expect(mails()).toHaveLength(1)
})

test('an incomplete form asks nobody', async () => {
  const { send, mails } = await shop('house-stock')
  expect(await send({ ...complete, friendEmail: complete.email })).toMatchObject({ status: 'incomplete' })
  expect(mails()).toEqual([])
})

test('a backend that does not answer is told of, and the form can be sent again', async () => {
  const { send, failures } = await shop('refer-a-friend-down')
  expect(await send(complete)).toEqual({ status: 'failed', why: 'failed' })
  expect(failures).toHaveLength(1)
})
