import { addGoods, type Behaviour, exactly, pressAgainIfTold, type Visit } from '../behaviour.ts'

/** The calls that change a cart. */
const CHANGES = ['cartCreate', 'cartLinesAdd'] as const

const failChanges = async (
  { control, world }: Visit,
  respond: Parameters<typeof control.addFault>[1]['respond'],
  times = 1,
) => {
  for (const operation of CHANGES) await control.addFault(world, { upstream: 'shopify', operation, respond, times })
}

/** What happens at the store. */
export const STORE: readonly Behaviour[] = [
  {
    name: 'sold-out',
    happens: 'somebody else buys the last piece between page and press',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await visit.control.changeGoods(visit.world, { stock: { [visit.goods.variantId]: 0 } })
      await visit.shopper.add()
      return exactly(1)
    },
  },
  {
    name: 'lost-at-store',
    happens: 'the store adds, but its answer to the shop is lost; told of a failure, the shopper presses again',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await failChanges(visit, { loseResponse: true })
      await visit.shopper.add()
      await visit.control.clearFaults(visit.world)
      await pressAgainIfTold(visit)
      return exactly(1)
    },
  },
  {
    name: 'store-down-and-back',
    happens: 'the store is down at the press and back at the next',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await visit.control.addFault(visit.world, { upstream: 'shopify', respond: { status: 503 } })
      await visit.shopper.add()
      const said = await visit.hasSaid()
      await visit.control.clearFaults(visit.world)
      if (said === undefined) return exactly(1)
      await pressAgainIfTold(visit)
      return exactly(1)
    },
  },
  {
    name: 'paid-elsewhere',
    happens: 'the cart was paid for on another device, and goods are added here',
    async run(visit) {
      await addGoods(visit)
      await visit.control.payCarts(visit.world)
      await visit.shopper.openProduct(visit.other.address)
      await visit.shopper.add()
      return exactly(1)
    },
  },
]
