import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsNotIssued = defineScenario({
  name: 'returns-not-issued',
  summary: 'Order SP1001 is found, but every return of it is rejected at the end.',
  department: 'returns',
  reproduces: ['returns.not-issued'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    context.faults.add({
      upstream: 'backend',
      operation: 'createReturn',
      respond: { status: 422, body: { code: 'not-issued', error: 'The return could not be issued' } },
    })
  },
  start: '/returns',
})
