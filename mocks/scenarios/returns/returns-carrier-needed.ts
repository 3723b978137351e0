import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsCarrierNeeded = defineScenario({
  name: 'returns-carrier-needed',
  summary: 'Order SP1001 can go back by several carriers, and the shopper goes on without choosing one.',
  department: 'returns',
  reproduces: ['returns.carrier-needed'],
  // in Europe there is but one
  params: returnParams.extend({ region: z.enum(['gb', 'us']).default('gb') }),
  async given(stage) {
    await orderToReturnOf(stage)
  },
  start: '/returns',
})
