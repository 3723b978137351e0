import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const orderOutsideWindow = defineScenario({
  name: 'order-outside-window',
  summary: `Order SP1001 of jo@example.com was delivered more than ${RETURN_DAYS} days ago, so nothing of it can be returned.`,
  department: 'returns',
  params: returnParams.extend({ daysAgo: returnParams.shape.daysAgo.default(RETURN_DAYS + 4) }),
  async given(context) {
    await givenReturnableOrder(context)
  },
  start: '/returns',
})
