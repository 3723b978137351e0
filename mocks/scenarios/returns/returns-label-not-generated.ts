import { defineScenario } from '../define-scenario.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsLabelNotGenerated = defineScenario({
  name: 'returns-label-not-generated',
  summary: 'Order SP1001 can go back, but no carrier can make a label or a QR code for it just now.',
  department: 'returns',
  reproduces: ['returns.label-not-generated'],
  params: returnParams,
  async given(stage) {
    await orderToReturnOf(stage)
    await stage.world.carrierTroubles.create({ id: '*', trouble: 'makes-no-labels' })
  },
  start: '/returns',
})
