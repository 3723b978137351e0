import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsLabelNotGenerated = defineScenario({
  name: 'returns-label-not-generated',
  summary: 'Order SP1001 can be returned, but no carrier can make a label or a QR code at the moment.',
  department: 'returns',
  reproduces: ['returns.label-not-generated'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    await context.world.carrierTroubles.create({ id: '*', trouble: 'makes-no-labels' })
  },
  start: '/returns',
})
