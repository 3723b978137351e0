import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsCarrierNeeded = defineScenario({
  name: 'returns-carrier-needed',
  summary: 'Order SP1001 can be returned by several carriers, and the shopper continues without choosing one.',
  department: 'returns',
  reproduces: ['returns.carrier-needed'],
  // the EU store has only one carrier
  params: returnParams.extend({ region: z.enum(['gb', 'us']).default('gb') }),
  async given(context) {
    await givenReturnableOrder(context)
  },
  start: '/returns',
})
