import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const trackingDown = defineScenario({
  name: 'tracking-down',
  summary: 'Order SP1001 of jo@example.com cannot be followed: the call fails with a status 500.',
  department: 'customer',
  reproduces: ['order.tracking-failed'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    context.faults.add({ upstream: 'backend', operation: 'trackOrder', respond: { status: 500 } })
  },
  start: '/order-status?order=SP1001',
})
