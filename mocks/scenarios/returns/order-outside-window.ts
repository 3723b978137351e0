import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const orderOutsideWindow = defineScenario({
  name: 'order-outside-window',
  summary: 'Order SP1001 of jo@example.com was delivered more than 200 days ago, so nothing of it can be returned.',
  department: 'returns',
  params: returnParams.extend({ daysAgo: returnParams.shape.daysAgo.default(204) }),
  async given(context) {
    await givenReturnableOrder(context)
  },
  start: '/returns',
})
