import { setTimeout as wait } from 'node:timers/promises'
import { en, Faker } from '@faker-js/faker'
import { z } from 'zod'
import { checkCart, type Expected } from './cart-check.ts'
import { nameShopper, openConnection } from './connection.ts'
import type { Plan } from './plan.ts'
import { type Cart, createShopCalls, type Outcome } from './shop-calls.ts'
import type { Tally } from './tally.ts'

/** How long a shopper tries the same again, in ms. Disruptions pass within seconds. */
const PERSISTENCE_MS = 60_000
const sizes = z.object({
  recommendation: z.object({ fit: z.object({ bottom: z.object({ waist: z.string(), build: z.string() }) }) }),
})
/** What stock refuses: no shopper tries that again. */
const SOLD_OUT = ['cart.variant-unavailable', 'cart.colour-unavailable']

type Visit = { number: number; seed: number; plan: Plan; origin: string; tally: Tally }

/** One shopper's visit: he browses, finds his size, fills a cart, and pays or leaves. All that he is promised is checked. */
export async function visit({ number, seed, plan, origin, tally }: Visit): Promise<void> {
  // for waiting alone, which disruptions make longer or shorter
  const faker = new Faker({ locale: en, seed: seed * 1_000_000 + number })
  const shopper = nameShopper(number)
  const connection = openConnection(number, tally)
  const { region } = plan
  const prefix = region === 'gb' ? '' : `/${region}`
  const shop = createShopCalls(origin, region, connection)
  const expected: Expected = new Map()
  const pause = () => wait(faker.number.int({ min: 20, max: 300 }))

  const open = async (path: string) => {
    const response = await connection.fetch(origin + prefix + path).catch(() => undefined)
    tally.count('pages')
    await pause()
    return response?.status === 200 ? response.text() : undefined
  }
  /** Tries until there is an outcome: the same addition carries the same mark, so it is made once. */
  const insist = async (what: string, attempt: () => Promise<Outcome>): Promise<Outcome> => {
    const end = performance.now() + PERSISTENCE_MS
    for (;;) {
      const outcome = await attempt().catch(() => undefined)
      if (outcome && (outcome.ok || SOLD_OUT.includes(outcome.failure))) return outcome
      tally.count('tried again')
      if (performance.now() > end) {
        tally.breach('a shopper who gave up', `${shopper} ${what}: ${outcome?.failure ?? 'no response'}`)
        throw new Error(what)
      }
      await wait(faker.number.int({ min: 300, max: 900 }))
    }
  }
  const toCheckedCart = async (outcome: Outcome): Promise<Cart | null> => {
    if (!outcome.ok) return null
    checkCart(outcome.cart, expected, { shopper, notice: outcome.notice, tally })
    return outcome.cart
  }
  const readCart = async () => toCheckedCart(await insist('reads the cart', shop.readCart))

  const findSize = async () => {
    const recommended = sizes.safeParse(await shop.recommend(plan.answers).catch(() => undefined))
    tally.count(recommended.success ? 'sizes found' : 'sizes not found in trouble')
    if (!recommended.success) return
    const { waist, build } = recommended.data.recommendation.fit.bottom
    await open(`/collections/trousers?w=${waist}&b=${build}`)
  }

  const add = async ({ merchandiseId, quantity }: Plan['additions'][number]) => {
    const mark = `${Date.now()}-${faker.string.hexadecimal({ length: 8, prefix: '', casing: 'lower' })}`
    const outcome = await insist('adds', () => shop.add([{ merchandiseId, quantity, mark }]))
    if (!outcome.ok) return tally.count('sold out')
    expected.set(merchandiseId, (expected.get(merchandiseId) ?? 0) + quantity)
    tally.count('additions')
    await toCheckedCart(outcome)
    await pause()
  }

  const changeQuantity = async (quantity: number) => {
    const first = plan.additions[0]?.merchandiseId
    const line = (await readCart())?.lines.find(({ merchandiseId }) => merchandiseId === first)
    if (!line) return
    expected.set(line.merchandiseId, quantity)
    const outcome = await insist('changes a quantity', () => shop.setQuantity({ ...line, quantity }))
    tally.count('changed quantities')
    await toCheckedCart(outcome)
  }

  const pay = async ({ checkoutUrl }: Cart) => {
    const page = await (await fetch(checkoutUrl)).text()
    const total = /name="total" value="(\d+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ total, email: `${shopper}@example.com` })
    const { status } = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' })
    if (status !== 303) return tally.count('checkouts refused')
    tally.countOrder({ shopper: number, region, lines: new Map(expected), total: Number(total) })
    expected.clear()
    const outcome = await insist('comes back from checkout', shop.readCart)
    if (outcome.ok && outcome.cart && outcome.cart.lines.length > 0)
      tally.breach('a paid cart that is still there', shopper)
  }

  try {
    for (const path of plan.paths) await open(path)
    await findSize()
    await open('/products/heroes-navy')
    for (const addition of plan.additions) await add(addition)
    if (expected.size > 0) {
      await insist('writes a message', () => shop.setGiftMessage(`for ${shopper}`))
      const page = await open('/cart')
      if (page !== undefined) tally.count(page.includes(shopper) ? 'own carts seen' : 'carts without data in trouble')
      if (plan.quantity !== null) await changeQuantity(plan.quantity)
      await open('/collections/trousers')
      const cart = await readCart()
      if (cart && cart.giftMessage !== `for ${shopper}`) tally.breach('a lost message', shopper)
      if (cart && plan.pays) await pay(cart)
      else tally.count('carts left')
    }
    tally.count('visits')
  } finally {
    await connection.close()
  }
}
