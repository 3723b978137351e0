import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { FIRST_CARRIER } from '../given/earlier-return.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsCarrierProblem = defineScenario({
  name: 'returns-carrier-problem',
  summary: 'The first carrier takes no parcels for order SP1001 today; the others do.',
  department: 'returns',
  reproduces: ['returns.carrier-problem'],
  params: returnParams.extend({
    /** The carrier's id, or * for all carriers; the first one by default. */
    carrier: z.string().min(1).optional(),
  }),
  async given(context) {
    const { carrier, region } = context.params
    await givenReturnableOrder(context)
    await context.world.carrierTroubles.create({ id: carrier ?? FIRST_CARRIER[region], trouble: 'takes-no-parcels' })
  },
  start: '/returns',
})
