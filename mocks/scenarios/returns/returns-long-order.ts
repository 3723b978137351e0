import { defineScenario } from '../define-scenario.ts'
import { pickVariants } from '../given/delivered-order.ts'
import { givenReturnableOrder, returnParams } from '../given/returnable-order.ts'

/** Twenty lines: long names, several types, some styles in two sizes or colours. */
const HANDLES = [
  'old-faithfuls-washed-black',
  'old-faithfuls-washed-black',
  'old-faithfuls-light-blue',
  'sundays-charcoal-marl',
  'sundays-charcoal-marl',
  'winters-racing-green',
  'bulletproof-washed-black',
  'featherweights-mid-blue',
  'sunday-shorts-charcoal-marl',
  'sunday-shorts-charcoal-marl',
  'siesta-shorts-air-force',
  'lidos-ninety-nine',
  'heavyweight-tee-charcoal-marl',
  'long-sleeve-tee-charcoal-marl',
  'long-sleeve-tee-charcoal-marl',
  'lambswool-crew-heather-navy',
  'loose-boxers-claret-stripe',
  'sport-socks-white-and-scarlet',
  'plaited-belt-chocolate',
  'gift-card-paper',
]
/** Lines of three pieces, by their position. */
const THREE_OF = [0, 12, 17]

export const returnsLongOrder = defineScenario({
  name: 'returns-long-order',
  summary: 'Order SP1001 has twenty lines with long names: some styles in two sizes, three of some, and a gift card.',
  department: 'returns',
  params: returnParams,
  async given(context) {
    const lines = pickVariants(context.world, HANDLES).map((line, index) =>
      THREE_OF.includes(index) ? { ...line, quantity: 3 } : line,
    )
    await givenReturnableOrder(context, lines)
  },
  start: '/returns',
})
