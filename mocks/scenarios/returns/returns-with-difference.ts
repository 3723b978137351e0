import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsWithDifference = defineScenario({
  name: 'returns-with-difference',
  summary: 'The trousers of order SP1001 were bought 10.00 cheaper than they are now, so other sizes cost more.',
  department: 'returns',
  params: returnParams.extend({
    /** What the trousers cost less at purchase, in minor units; negative if they cost more. */
    cheaperBy: z.int().min(-5_000).max(5_000).default(1_000),
  }),
  async given(context) {
    const { world, params } = context
    const { id } = await givenReturnableOrder(context)
    await world.orders.update((query) => query.where({ id }), {
      data(draft) {
        const [trousers] = draft.lines
        if (!trousers) return
        trousers.unitPrice -= params.cheaperBy
        draft.subtotal -= params.cheaperBy * trousers.quantity
        draft.total -= params.cheaperBy * trousers.quantity
      },
    })
  },
  start: '/returns',
})
