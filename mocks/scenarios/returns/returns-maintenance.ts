import { defineScenario } from '../define-scenario.ts'
import { failReturns } from '../given/failing-returns.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsMaintenance = defineScenario({
  name: 'returns-maintenance',
  summary: 'The returns system reports that it is under maintenance.',
  department: 'returns',
  reproduces: ['returns.maintenance'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    failReturns(context.faults, 'maintenance')
  },
  start: '/returns',
})
