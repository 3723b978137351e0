import { addGoods, type Behaviour, exactly, openFilledCart } from '../behaviour.ts'

const DAY_MS = 86_400_000

/** What happens to goods, prices and carts during a visit. */
export const GOODS_CHANGES: readonly Behaviour[] = [
  {
    name: 'sold-out-in-cart',
    happens: 'what is in the cart is sold out when the cart is opened later',
    async run(visit) {
      await addGoods(visit)
      await visit.control.changeGoods(visit.world, { stock: { [visit.goods.variantId]: 0 } })
      await visit.shopper.open('/')
      await visit.beginTrouble()
      await visit.shopper.openCart()
      return exactly(1)
    },
  },
  {
    name: 'last-piece',
    happens: 'one more is asked for of which there is none',
    async run(visit) {
      await visit.control.changeGoods(visit.world, { stock: { [visit.goods.variantId]: 1 } })
      await openFilledCart(visit)
      await visit.beginTrouble()
      const more = await visit.shopper.find('increase')
      // a disabled button beside a count also shows that it is sold out
      if (more && (await more.isDisabled())) return exactly(1)
      await visit.shopper.press('increase')
      return exactly(2)
    },
  },
  {
    name: 'withdrawn-in-cart',
    happens: 'what is in the cart is no longer sold when the cart is opened later',
    async run(visit) {
      await addGoods(visit)
      await visit.control.changeGoods(visit.world, { withdrawn: [visit.goods.product] })
      await visit.shopper.open('/')
      await visit.beginTrouble()
      await visit.shopper.openCart()
      return exactly(1)
    },
  },
  {
    name: 'price-up',
    happens: 'a price rises between page and press',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.control.changeGoods(visit.world, { prices: { [visit.goods.product]: 20 } })
      await visit.shopper.add()
      return exactly(1)
    },
  },
  {
    name: 'price-up-in-cart',
    happens: 'a price rises while the goods are in the cart, which is opened later',
    async run(visit) {
      await addGoods(visit)
      await visit.control.changeGoods(visit.world, { prices: { [visit.goods.product]: 20 } })
      await visit.shopper.open('/')
      return exactly(1)
    },
  },
  {
    name: 'price-up-while-open',
    happens: 'a price rises while the cart is open, and one more is asked for',
    async run(visit) {
      await openFilledCart(visit)
      await visit.control.changeGoods(visit.world, { prices: { [visit.goods.product]: 20 } })
      await visit.shopper.press('increase')
      return exactly(2)
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
  {
    name: 'paid-elsewhere-while-open',
    happens: 'the cart is open here while it is paid for on another device, and one more is asked for',
    async run(visit) {
      await openFilledCart(visit)
      await visit.beginTrouble()
      await visit.control.payCarts(visit.world)
      await visit.shopper.press('increase')
      return exactly(1)
    },
  },
  {
    name: 'expired',
    happens: 'the shopper comes back after fifteen days, when the cart has expired, and adds goods',
    async run(visit) {
      await addGoods(visit)
      await visit.control.setClock(visit.world, { advanceMs: 15 * DAY_MS })
      await visit.shopper.openProduct(visit.other.address)
      await visit.shopper.add()
      return exactly(1)
    },
  },
  {
    name: 'a-week-later',
    happens: 'the shopper comes back after a week',
    async run(visit) {
      await addGoods(visit)
      await visit.control.setClock(visit.world, { advanceMs: 7 * DAY_MS })
      await visit.shopper.open('/')
      return exactly(1)
    },
  },
  // the last one, with goods that no later one needs, because the shop may cache its page as sold out
  {
    name: 'sold-out',
    happens: 'another shopper buys the last piece between page and press',
    async run(visit) {
      await visit.shopper.openProduct(visit.other.address)
      await visit.beginTrouble()
      await visit.control.changeGoods(visit.world, { stock: { [visit.other.variantId]: 0 } })
      await visit.shopper.add()
      return exactly(1)
    },
  },
]
