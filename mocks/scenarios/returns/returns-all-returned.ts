import { defineScenario } from '../define-scenario.ts'
import { givenEarlierReturn } from '../given/earlier-return.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsAllReturned = defineScenario({
  name: 'returns-all-returned',
  summary: 'Everything of order SP1001 was returned before.',
  department: 'returns',
  reproduces: ['returns.all-returned'],
  params: returnParams,
  async given(context) {
    const order = await givenReturnableOrder(context)
    await givenEarlierReturn(context.world, order, order.lines)
  },
  start: '/returns',
})
