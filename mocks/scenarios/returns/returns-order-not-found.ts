import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsOrderNotFound = defineScenario({
  name: 'returns-order-not-found',
  summary: 'Order SP1001 is of ann@example.com, so Jo’s email and postcode do not find it.',
  department: 'returns',
  reproduces: ['returns.order-not-found'],
  params: returnParams,
  async given(context) {
    const { world } = context
    const { id } = await givenReturnableOrder(context)
    await world.orders.update((query) => query.where({ id }), {
      data(draft) {
        draft.customerId = null
        draft.email = 'ann@example.com'
        draft.shippingAddress = null
      },
    })
  },
  start: '/returns',
})
