import { addGoods, type Behaviour, exactly } from '../behaviour.ts'

/** What happens while goods are put into the cart. */
export const ADDITIONS: readonly Behaviour[] = [
  {
    name: 'one-piece',
    happens: 'one product is added',
    async run(visit) {
      await addGoods(visit)
      return exactly(1)
    },
  },
  {
    name: 'two-products',
    happens: 'two products are added one after the other',
    async run(visit) {
      await addGoods(visit)
      await visit.shopper.openProduct(visit.other.address)
      await visit.shopper.add()
      return exactly(2)
    },
  },
  {
    name: 'double-press',
    happens: 'the button is pressed twice at once',
    async run({ shopper, goods }) {
      await shopper.openProduct(goods.address)
      const add = await shopper.find('add', ['button'])
      await add?.dblclick({ timeout: 4_000 })
      await shopper.settle()
      return exactly(1)
    },
  },
  {
    name: 'two-first-additions',
    happens: 'two tabs make the first addition at the same moment',
    async run({ shopper, goods, other, openTab }) {
      const second = await openTab()
      await shopper.openProduct(goods.address)
      await second.openProduct(other.address)
      await Promise.all([shopper.add(), second.add()])
      await shopper.open(goods.address)
      return exactly(2)
    },
  },
]
