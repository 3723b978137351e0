import { type Behaviour, exactly, openFilledCart } from '../behaviour.ts'
import { enterCode } from '../special-controls.ts'

/** What happens while the cart is open. */
export const CART_CHANGES: readonly Behaviour[] = [
  {
    name: 'one-more',
    happens: 'one more of a line is asked for',
    async run(visit) {
      await openFilledCart(visit)
      await visit.shopper.press('increase')
      return exactly(2)
    },
  },
  {
    name: 'three-quick-presses',
    happens: 'plus is pressed three times, faster than the shop answers',
    async run(visit) {
      await openFilledCart(visit)
      await visit.control.setLatency(visit.world, 300)
      await visit.shopper.press('increase', { times: 3 })
      return exactly(4)
    },
  },
  {
    name: 'plus-minus',
    happens: 'plus and minus are pressed in a hurry',
    async run(visit) {
      await openFilledCart(visit)
      await visit.control.setLatency(visit.world, 300)
      await visit.shopper.press('increase', { isAwaited: false })
      await visit.shopper.press('decrease', { isAwaited: false })
      await visit.shopper.settle()
      return exactly(1)
    },
  },
  {
    name: 'plus-then-remove',
    happens: 'plus is pressed, and the line removed before the shop answers',
    async run(visit) {
      await openFilledCart(visit)
      await visit.control.setLatency(visit.world, 300)
      await visit.shopper.press('increase', { isAwaited: false })
      await visit.shopper.press('remove')
      return exactly(0)
    },
  },
  {
    name: 'removed',
    happens: 'the only line is removed, and the page loaded again',
    async run(visit) {
      await openFilledCart(visit)
      await visit.shopper.press('remove')
      await visit.shopper.reload()
      return exactly(0)
    },
  },
  {
    name: 'removed-in-other-tab',
    happens: 'a line is removed in one tab and asked for once more in the other',
    async run(visit) {
      await openFilledCart(visit)
      const second = await visit.openTab()
      await second.open(visit.goods.address)
      await second.openCart()
      await second.press('remove')
      await visit.beginTrouble()
      // tabs may notify each other
      if (!(await visit.shopper.find('increase'))) return exactly(0)
      await visit.shopper.press('increase')
      return { least: 1, most: 2 }
    },
  },
  {
    name: 'more-in-other-tab',
    happens: 'one tab makes it two, and the other, which shows one, makes it one more',
    async run(visit) {
      await openFilledCart(visit)
      const second = await visit.openTab()
      await second.open(visit.goods.address)
      await second.openCart()
      await second.press('increase')
      await visit.shopper.press('increase')
      return { least: 2, most: 3 }
    },
  },
  {
    name: 'unknown-code',
    happens: 'a discount code that does not exist is entered',
    async run(visit) {
      await openFilledCart(visit)
      await visit.beginTrouble()
      await enterCode(visit.shopper, 'NOSUCHCODE')
      if ((await visit.readFailure()) === undefined) visit.fail('lost', 'the code does nothing, and nothing is said')
      return exactly(1)
    },
  },
]
