import { defineScenario } from '../define-scenario.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsNotIssued = defineScenario({
  name: 'returns-not-issued',
  summary: 'Order SP1001 is found, and whatever shall go back of it is refused in the end.',
  department: 'returns',
  reproduces: ['returns.not-issued'],
  params: returnParams,
  async given(stage) {
    await orderToReturnOf(stage)
    stage.faults.add({
      upstream: 'backend',
      operation: 'createReturn',
      respond: { status: 422, body: { code: 'not-issued', error: 'The return could not be issued' } },
    })
  },
  start: '/returns',
})
