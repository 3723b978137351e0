import { defineScenario } from '../define-scenario.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const orderOutsideWindow = defineScenario({
  name: 'order-outside-window',
  summary: 'Order SP1001 of jo@example.com is more than 200 days old, so nothing of it can go back.',
  department: 'returns',
  params: returnParams.extend({ daysAgo: returnParams.shape.daysAgo.default(201) }),
  async given(stage) {
    await orderToReturnOf(stage)
  },
  start: '/returns',
})
