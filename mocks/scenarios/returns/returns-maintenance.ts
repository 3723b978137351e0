import { defineScenario } from '../define-scenario.ts'
import { returnsAnswer } from '../given/returns-answer.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsMaintenance = defineScenario({
  name: 'returns-maintenance',
  summary: 'The returns system is being worked on, and says so to whoever asks.',
  department: 'returns',
  reproduces: ['returns.maintenance'],
  params: returnParams,
  async given(stage) {
    await orderToReturnOf(stage)
    returnsAnswer(stage.faults, 'maintenance')
  },
  start: '/returns',
})
