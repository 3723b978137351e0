import { WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { payAtCheckout } from '../backend-pages.ts'
import { addGoods, type Behaviour, exactly, openFilledCart } from '../behaviour.ts'

/** What happens when the shopper moves about. */
export const MOVES: readonly Behaviour[] = [
  {
    name: 'reload',
    happens: 'the page is loaded again after an addition',
    async run(visit) {
      await addGoods(visit)
      await visit.shopper.reload()
      return exactly(1)
    },
  },
  {
    name: 'back',
    happens: 'back after an addition, to a page from before it',
    async run(visit) {
      await visit.shopper.open('/')
      await addGoods(visit)
      await visit.shopper.page.goBack()
      await visit.shopper.settle()
      return exactly(1)
    },
  },
  {
    name: 'back-and-forward',
    happens: 'back and forward across an addition',
    async run(visit) {
      await visit.shopper.open('/')
      await addGoods(visit)
      await visit.shopper.page.goBack()
      await visit.shopper.settle()
      await visit.shopper.page.goForward()
      await visit.shopper.settle()
      return exactly(1)
    },
  },
  {
    name: 'left-at-once',
    happens: 'the page is left a moment after the press',
    async run({ shopper, goods, other }) {
      await shopper.openProduct(goods.address)
      await shopper.add({ isAwaited: false })
      await new Promise((resolve) => setTimeout(resolve, 30))
      await shopper.open(other.address)
      return exactly(1)
    },
  },
  {
    name: 'other-tab',
    happens: 'a tab that was open before the addition is looked at again',
    async run(visit) {
      const second = await visit.openTab()
      await second.open(visit.goods.address)
      await second.openProduct(visit.other.address)
      await second.add()
      await visit.shopper.openProduct(visit.goods.address)
      await visit.shopper.add()
      return exactly(2)
    },
  },
  {
    name: 'browser-closed',
    happens: 'the browser is closed and opened again',
    async run(visit) {
      await addGoods(visit)
      const now = Date.now() / 1_000
      const lasting = (await visit.context.cookies()).filter(({ expires }) => expires > now)
      await visit.context.clearCookies()
      await visit.context.addCookies([...lasting, { name: WORLD_COOKIE, value: visit.world, url: visit.shop }])
      await visit.shopper.page.evaluate(() => sessionStorage.clear())
      await visit.shopper.open('/')
      return exactly(1)
    },
  },
  {
    name: 'checkout-and-back',
    happens: 'the checkout is opened and left by the back button',
    async run(visit) {
      await openFilledCart(visit)
      await visit.shopper.press('checkout')
      await visit.shopper.page.goBack()
      await visit.shopper.settle()
      return exactly(1)
    },
  },
  {
    name: 'paid',
    happens: 'the cart is paid for, and the shop opened again',
    async run(visit) {
      await openFilledCart(visit)
      const shown = await visit.shopper.readSums()
      await visit.shopper.press('checkout')
      await payAtCheckout(visit.shopper)
      await visit.shopper.open('/')
      await visit.expectOrder({ count: 1, shown })
      return exactly(0)
    },
  },
  {
    name: 'paid-twice',
    happens: 'two tabs have the checkout open, and both pay',
    async run(visit) {
      await openFilledCart(visit)
      const shown = await visit.shopper.readSums()
      await visit.shopper.press('checkout')
      const second = await visit.openTab()
      await second.page.goto(visit.shopper.page.url())
      await payAtCheckout(visit.shopper)
      await payAtCheckout(second).catch(() => {})
      await visit.shopper.open('/')
      await visit.expectOrder({ count: 1, shown })
      return exactly(0)
    },
  },
]
