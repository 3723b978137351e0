import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsAllReturned = defineScenario({
  name: 'returns-all-returned',
  summary: 'Everything of order SP1001 was returned before.',
  department: 'returns',
  reproduces: ['returns.all-returned'],
  params: returnParams,
  async given(context) {
    const { world } = context
    const { id, name, lines } = await givenReturnableOrder(context)
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
