import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { sendReferral } from './referral.server.ts'
import { type Referral, validateReferral } from './referral.ts'

const complete: Referral = { name: 'Tom', email: 'tom@spoke.example', friendEmail: 'sam@spoke.example', message: '' }

test.each<[Partial<Referral>, ReturnType<typeof validateReferral>]>([
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
])('with %j the form has the problems %j [FORM-06]', (change, problems) => {
  expect(validateReferral({ ...complete, ...change })).toEqual(problems)
})

async function createShop(scenario: string) {
  const { backend, fetch, journal } = await givenScenario(scenario)
  const failures: unknown[] = []
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const getMails = () => journal().filter(({ kind }) => kind === 'mail')
  return {
    send: (typed: Referral) => sendReferral(client, 'us', typed, (cause) => failures.push(cause)),
    failures,
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

test('an incomplete form sends nothing', async () => {
  const { send, getMails } = await createShop('default-shop')
  expect(await send({ ...complete, friendEmail: complete.email })).toMatchObject({ status: 'incomplete' })
  expect(getMails()).toEqual([])
})

test('a backend that fails is reported, and the form can be sent again', async () => {
  const { send, failures } = await createShop('refer-a-friend-down')
  expect(await send(complete)).toEqual({ status: 'failed', failure: 'failed' })
  expect(failures).toHaveLength(1)
})
