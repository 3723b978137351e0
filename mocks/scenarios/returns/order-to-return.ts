import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const orderToReturn = defineScenario({
  name: 'order-to-return',
  summary:
    'Order SP1001 of jo@example.com was delivered: trousers, a T-shirt, and a personalised belt that cannot go back.',
  department: 'returns',
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
  },
  start: '/returns',
})
