import { defineScenario } from '../define-scenario.ts'
import { returnsAnswer } from '../given/returns-answer.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsSystemDown = defineScenario({
  name: 'returns-system-down',
  summary: 'The returns system does not work: no order can be looked up, no carrier asked, no return made.',
  department: 'returns',
  reproduces: ['returns.system-down'],
  params: returnParams,
  async given(stage) {
    await orderToReturnOf(stage)
    returnsAnswer(stage.faults, 'system-down')
  },
  start: '/returns',
})
