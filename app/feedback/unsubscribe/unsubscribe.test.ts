import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { unsubscribe } from '../answers.server.ts'
import { type Answers, UNSUBSCRIBE, type UnsubscribeField } from '../questions.ts'

const complete: Answers<UnsubscribeField> = {
  firstName: ' Ann\n',
  lastName: 'O’Brien-محمد',
  address: ' 1 Mill Lane\nLeeds ',
  postcode: ' ls1  4ap ',
}

async function createShop(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const send = (typed: Answers<UnsubscribeField>) =>
    unsubscribe({ backend: client, store: 'us', checkLimit: async () => null }, typed)
  return { send, world }
}

test('the form has the specification’s five fields in order [FORM-05]', () => {
  expect(UNSUBSCRIBE.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'address', 'postcode', 'message'])
})

test('the store’s catalogue stops for a name and an address [FORM-05]', async () => {
  const { send, world } = await createShop('default-shop')
  expect(await send(complete)).toEqual({ status: 'sent' })
  expect(await send({ ...complete, message: 'Too many trees.' })).toEqual({ status: 'sent' })
  const address = { firstName: 'Ann', lastName: 'O’Brien-محمد', address: '1 Mill Lane\nLeeds', postcode: 'ls1 4ap' }
  expect(world.unsubscriptions.all()).toMatchObject([
    { store: 'us', ...address, message: '' },
    { store: 'us', ...address, message: 'Too many trees.' },
  ])
})

test('all but the message is required [FORM-05]', async () => {
  const { send, world } = await createShop('default-shop')
  expect(await send({})).toEqual({
    status: 'incomplete',
    problems: { firstName: 'missed', lastName: 'missed', address: 'missed', postcode: 'missed' },
  })
  expect(world.unsubscriptions.count()).toBe(0)
})

test('a field that the backend reports as missing has a problem [FORM-05]', async () => {
  const { send } = await createShop('unsubscribe-refused')
  expect(await send(complete)).toEqual({ status: 'incomplete', problems: { postcode: 'missed' } })
})

test('a failing backend and one without this call have different outcomes [FORM-05] [SIM-09]', async () => {
  const down = await createShop('feedback-down')
  expect(await down.send(complete)).toEqual({ status: 'failed', failure: 'form.question-missed' })
  const bare = await createShop('upstreams-bare')
  expect(await bare.send(complete)).toEqual({ status: 'failed', failure: 'unavailable' })
})
