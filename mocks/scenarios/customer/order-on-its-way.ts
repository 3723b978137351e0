import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const orderOnItsWay = defineScenario({
  name: 'order-on-its-way',
  summary: 'Order SP1001 of jo@example.com was placed a day ago, and its parcel moves by the clock.',
  department: 'customer',
  params: returnParams.pick({ region: true, signedIn: true }),
  async given({ params, ...context }) {
    const { world } = context
    const { id } = await givenReturnableOrder({ ...context, params: { ...params, daysAgo: 1, deliveredDaysAgo: null } })
    await world.orders.update((query) => query.where({ id }), {
      data: (order) => void Object.assign(order, { fulfilment: 'by-clock' }),
    })
  },
  start: '/order-status?order=SP1001',
})
