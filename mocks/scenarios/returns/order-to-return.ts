import { z } from 'zod'
import { CannotApply, defineScenario } from '../define-scenario.ts'
import { givenEarlierReturn } from '../given/earlier-return.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const orderToReturn = defineScenario({
  name: 'order-to-return',
  summary:
    'Order SP1001 of jo@example.com was delivered: trousers, a T-shirt, and a personalised belt that cannot go back.',
  department: 'returns',
  params: returnParams.extend({
    /** How many of the two pairs of trousers were returned a day ago. */
    returned: z.int().min(0).max(2).default(0),
  }),
  async given(context) {
    const { world, params } = context
    const order = await givenReturnableOrder(context)
    if (params.returned === 0) return
    if (params.daysAgo === 0) throw new CannotApply('an order of today cannot have been returned a day ago')
    await givenEarlierReturn(
      world,
      order,
      order.lines.slice(0, 1).map(({ id }) => ({ id, quantity: params.returned })),
    )
  },
  start: '/returns',
})
