import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsLostAnswer = defineScenario({
  name: 'returns-lost-answer',
  summary:
    'The first return of order SP1001 is created and mailed, but the connection drops before the shop hears of it.',
  department: 'returns',
  reproduces: ['returns.call-failed'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    context.faults.add({ upstream: 'backend', operation: 'createReturn', respond: { loseResponse: true }, times: 1 })
  },
  start: '/returns',
})
