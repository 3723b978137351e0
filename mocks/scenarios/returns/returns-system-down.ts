import { defineScenario } from '../define-scenario.ts'
import { failReturns } from '../given/failing-returns.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsSystemDown = defineScenario({
  name: 'returns-system-down',
  summary: 'The returns system is down: order lookup, carriers and returns all fail.',
  department: 'returns',
  reproduces: ['returns.system-down'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    failReturns(context.faults, 'system-down')
  },
  start: '/returns',
})
