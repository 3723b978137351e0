import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsCallFails = defineScenario({
  name: 'returns-call-fails',
  summary: 'The lookup of order SP1001 fails with a status 500 that says nothing.',
  department: 'returns',
  reproduces: ['returns.call-failed'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    context.faults.add({ upstream: 'backend', operation: 'lookUpOrder', respond: { status: 500 } })
  },
  start: '/returns',
})
