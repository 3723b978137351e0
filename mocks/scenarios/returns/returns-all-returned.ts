import { defineScenario } from '../define-scenario.ts'
import { orderToReturnOf, returnParams } from './order-to-return.ts'

export const returnsAllReturned = defineScenario({
  name: 'returns-all-returned',
  summary: 'Everything of order SP1001 has gone back already.',
  department: 'returns',
  reproduces: ['returns.all-returned'],
  params: returnParams,
  async given(stage) {
    const { world } = stage
    const { id, name, lines } = await orderToReturnOf(stage)
    await world.returns.create({
      id: world.ids.next('return'),
      reference: `RET-${name.replace(/\D/g, '')}-1`,
      orderId: id,
      lines: lines.map((line) => ({
        orderLineId: line.id,
        quantity: line.quantity,
        reason: 'other',
        outcome: 'refund',
      })),
      carrier: 'royal-mail',
      label: 'emailed',
      createdAt: world.clock.now().toISOString(),
    })
  },
  start: '/returns',
})
