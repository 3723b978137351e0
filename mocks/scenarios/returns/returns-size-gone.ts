import { defineScenario } from '../define-scenario.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

export const returnsSizeGone = defineScenario({
  name: 'returns-size-gone',
  summary:
    'Another shopper buys the last of the size that order SP1001 is exchanged for, just before the return is created.',
  department: 'returns',
  reproduces: ['returns.not-issued'],
  params: returnParams,
  async given(context) {
    await givenReturnableOrder(context)
    await context.world.competingSales.create({ id: '*' })
  },
  start: '/returns',
})
