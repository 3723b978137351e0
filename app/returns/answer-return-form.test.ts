import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { listHiddenFields } from './answer-fields.ts'
import type { ReturnState } from './returns-machine.ts'
import { answerReturnForm } from './returns-post.server.ts'

/** Posts forms as a shopper without script does: each has the fields of the last page, with the changed ones. */
async function createShopper(...scenarios: Parameters<typeof givenScenario>) {
  const { backend, fetch, world } = await givenScenario(...scenarios)
  const deps = {
    backend: createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    store: 'gb' as const,
    checkLimit: async () => null,
    report: () => {},
  }
  let state: ReturnState | null = null
  return {
    world,
    async post(changed: Record<string, string | null> = {}, press = 'continue'): Promise<ReturnState> {
      const fields = new Map(state ? listHiddenFields(state.answers, () => false) : [])
      for (const [name, value] of Object.entries(changed))
        value === null ? fields.delete(name) : fields.set(name, value)
      const form = new FormData()
      form.set('step', state?.step ?? 'find')
      form.set('press', press)
      for (const [name, value] of fields) form.append(name, value)
      state = await answerReturnForm(deps, form, { fit: null, response: null })
      return state
    },
  }
}

const JO = { number: 'SP1001', proof: 'jo@example.com' }

test('a return is made step by step without script [RET-01] [OPS-06]', async () => {
  const { post, world } = await createShopper('order-to-return')
  const items = await post(JO)
  expect(items).toMatchObject({ step: 'items', order: { number: 'SP1001' } })
  const id = items.order?.lines[0]?.id ?? ''
  expect(await post({ chosen: id })).toMatchObject({ step: 'items', problems: { [`reason:${id}`]: 'reason' } })
  const outcome = await post({ [`reason:${id}`]: 'too tight' })
  expect(outcome).toMatchObject({ step: 'outcome', answers: { lines: { [id]: { outcome: 'exchange' } } } })
  const sending = await post()
  expect(sending.step).toBe('send')
  expect(sending.carriers?.map((carrier) => carrier.id)).toEqual(['evri', 'royal-mail', 'dpd'])
  expect(await post()).toMatchObject({ step: 'send', failure: { code: 'returns.carrier-needed' } })
  expect(await post({ carrier: 'evri' })).toMatchObject({
    step: 'created',
    receipt: { created: { reference: 'RET-1001-1' }, items: [{ quantity: 1 }], hasRest: true },
  })
  expect(world.returns.all()).toHaveLength(1)
  const again = await post({}, 'restart')
  expect(again).toMatchObject({ step: 'items', receipt: null, answers: { lines: {} } })
  expect(again.answers.requestId).not.toBe(sending.answers.requestId)
})

test('the form of a created return, posted again, shows it [RET-05]', async () => {
  const { post, world } = await createShopper('order-to-return')
  const { order } = await post(JO)
  const id = order?.lines[0]?.id ?? ''
  await post({ chosen: id, [`reason:${id}`]: 'other' })
  const { answers } = await post()
  await post({ carrier: 'evri' })
  const repeated = await post({ request: answers.requestId, carrier: 'evri', chosen: id, step: 'send' })
  expect(repeated).toMatchObject({
    step: 'created',
    receipt: { created: { reference: 'RET-1001-1' }, items: [{ title: 'Heroes in Navy' }], hasRest: true },
  })
  expect(world.returns.all()).toHaveLength(1)
})

test('checking whether a return exists only looks it up [RET-05]', async () => {
  const { post, world } = await createShopper('order-to-return')
  const { order } = await post(JO)
  const id = order?.lines[0]?.id ?? ''
  await post({ chosen: id, [`reason:${id}`]: 'other' })
  await post()
  expect(await post({ carrier: 'evri' }, 'check')).toMatchObject({
    step: 'send',
    receipt: null,
    failure: { code: 'returns.not-issued' },
  })
  expect(world.returns.all()).toEqual([])
})

test('going back preserves the answers [RET-01]', async () => {
  const { post } = await createShopper('order-to-return')
  const { order } = await post(JO)
  const id = order?.lines[0]?.id ?? ''
  await post({ chosen: id, [`reason:${id}`]: 'too loose', [`quantity:${id}`]: '2' })
  await post({}, 'back')
  const find = await post({ [`comment:${id}`]: '👖'.repeat(5_000) }, 'back')
  expect(find).toMatchObject({
    step: 'find',
    answers: { ...{ orderNumber: JO.number }, lines: { [id]: { isChosen: true, reason: 'too loose', quantity: '2' } } },
  })
  expect(find.answers.lines[id]?.comment).toHaveLength(10_000)
  expect((await post()).step).toBe('items')
})

test('typed values stay when the order is not found [RET-01] [RET-05]', async () => {
  const { post } = await createShopper('order-to-return')
  expect(await post({ number: 'SP9', proof: 'نص' })).toMatchObject({
    step: 'find',
    problems: { number: 'number', proof: 'postcode' },
  })
  expect(await post({ ...JO, proof: 'bo@example.com' })).toMatchObject({
    step: 'find',
    failure: { code: 'returns.order-not-found' },
    answers: { orderNumber: 'SP1001', proof: 'bo@example.com' },
  })
})

test('a forged step leads to the first step with open problems at most [OPS-04]', async () => {
  const { post } = await createShopper('order-to-return')
  await post(JO)
  for (const step of ['send', 'created', 'nothing']) expect((await post({ step })).step).not.toBe('created')
})
