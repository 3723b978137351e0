import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsCarrierProblem = defineScenario({
  name: 'returns-carrier-problem',
  summary: 'The carrier that most shoppers choose takes no parcels for order SP1001 today; the others do.',
  department: 'returns',
  reproduces: ['returns.carrier-problem'],
  params: returnParams.extend({
    /** Whose trouble it is: a carrier's id, or * for all of them. */
    carrier: z.string().min(1).optional(),
  }),
  async given(stage) {
    const { carrier, region } = stage.params
    await orderToReturnOf(stage)
    await stage.world.carrierTroubles.create({ id: carrier ?? FIRST[region], trouble: 'takes-no-parcels' })
  },
  start: '/returns',
})

/** The first that is offered where a store's parcels go (upstreams/backend/carriers.ts). */
const FIRST = { gb: 'evri', us: 'usps', eu: 'dhl' } as const
