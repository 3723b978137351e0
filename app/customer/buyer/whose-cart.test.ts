import { expect, test } from 'vitest'
import { addLines } from '#app/cart/add-lines.server.ts'
import { type CartOutcome, createMark, withMarks } from '#app/cart/cart.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import { leaveCart } from '#app/cart/own-cart.server.ts'
import { readCart, restoreCart, startCheckout } from '#app/cart/read-cart.server.ts'
import { cartId } from '#app/visitor/cookies.ts'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import type { Given } from '#mocks/package/given.ts'
import { addressRecord } from '#mocks/world/customers.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { identifyBuyer } from './identify-buyer.server.ts'

/** The customer of the scenario by their number at Shopify and their email. */
const VICTIM = { number: '7001', email: 'jo@example.com' }
const GOODS = { strangers: 'gid://shopify/ProductVariant/1001001', own: 'gid://shopify/ProductVariant/1001002' }

type Step = 'opens the link' | 'signs in' | 'adds goods' | 'opens the cart' | 'leaves'
/** How the session ends: by signing out, by signing out without a connection, or because the service refuses its tokens. */
const ENDS = ['signing out', 'signing out offline', 'refused tokens'] as const

/** Creates a stranger with a cart, and a computer that a customer uses before the next person. */
async function givenComputer(given: Given, end: (typeof ENDS)[number]) {
  const { world } = given
  const { shopify, customerAccount } = createClients(given)
  const { accessToken }: { accessToken: string } = JSON.parse(given.visitor.localStorage.access_tokens ?? '')
  const computer = aVisitor()
  const createDeps = (visitor: CartDeps['visitor']): CartDeps => ({
    region: 'gb',
    shopify,
    visitor,
    report: () => {},
    log: () => {},
  })
  const [deps, strangersDeps] = [createDeps(computer), createDeps(aVisitor())]
  let isSignedIn = false
  let identifiedCart = 'none'

  const add = (to: CartDeps, merchandiseId: string) =>
    addLines(to, [{ merchandiseId, quantity: 1, attributes: withMarks([], [createMark()]) }])
  await add(strangersDeps, GOODS.strangers)
  const link = strangersDeps.visitor.getCookie(cartId('gb')) ?? ''
  const findCart = (part: string) => world.carts.findFirst((query) => query.where(({ id }) => id.includes(part)))

  /** Associates the cart with the signed-in customer, as the page does after every step. */
  async function identify() {
    if (!isSignedIn || computer.jar.get('cart_id_gb')?.startsWith(identifiedCart)) return
    const openAccount = async (token: string) => customerAccount(token)
    identifiedCart = (await identifyBuyer({ cart: deps, shopify, openAccount }, accessToken))?.cart ?? 'none'
    // the customer has typed their address at Shopify's checkout, which stores it with the cart
    const id = computer.jar.get('cart_id_gb') ?? 'none'
    await world.carts.update((query) => query.where((cart) => cart.id === id && cart.buyer.customerId !== null), {
      data(cart) {
        cart.billingAddress = VICTIMS_ADDRESS
      },
    })
  }

  async function endSession() {
    if (end === 'signing out' && isSignedIn) await leaveCart(deps)
    isSignedIn = false
    computer.jar.delete('cart_customer_gb')
    return undefined
  }

  const steps: Record<Step, () => Promise<CartOutcome | undefined>> = {
    'opens the link': () => restoreCart(deps, link),
    'signs in': async () => {
      isSignedIn = true
      computer.jar.set('cart_customer_gb', VICTIM.number)
      return undefined
    },
    'adds goods': () => add(deps, GOODS.own),
    'opens the cart': () => readCart(deps),
    leaves: endSession,
  }

  /**
   * Expects that neither the stranger, who knows the cart id, nor a signed-out person at this computer learns about the
   * customer.
   */
  async function expectSecret(response: unknown) {
    expect(findCart(link), 'the cart of the stranger').toMatchObject(NOBODYS)
    if (isSignedIn) return
    const text = JSON.stringify(response ?? null)
    expect(text).not.toContain(VICTIM.email)
    expect(text).not.toContain(`"customer":"${VICTIM.number}"`)
    const token = /\/checkout\/gb\/([^/?"]+)/.exec(text)?.[1]
    if (token !== undefined) expect(findCart(token), 'the cart whose checkout is offered').toMatchObject(NOBODYS)
  }

  return {
    isSignedIn: () => isSignedIn,
    async take(step: Step) {
      const response = await steps[step]()
      await expectSecret(response)
      await identify()
      await expectSecret(null)
    },
    /** Opens the cart, adds goods and goes to checkout as the next person. */
    async passToNextPerson() {
      const outcome = await readCart(deps)
      await expectSecret(outcome)
      await expectSecret(await add(deps, GOODS.own))
      await expectSecret(await startCheckout(deps))
      await add(strangersDeps, GOODS.strangers)
      await expectSecret(await restoreCart(deps, link))
      return outcome
    },
  }
}

const NOBODYS = { buyerEmail: null, buyer: { customerId: null }, deliveryAddresses: [], billingAddress: null }
const VICTIMS_ADDRESS = addressRecord.parse({ id: 'gid://shopify/MailingAddress/1', address1: '1 Orchard Road' })

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => permute(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
const ORDERS = permute<Step>(['opens the link', 'signs in', 'adds goods', 'opens the cart', 'leaves'])

test.each(ENDS)(
  'no order of link, sign-in, goods and %s tells anybody else who a customer is, or loses goods [CART-07] [ACC-08]',
  async (end) => {
    const given = await givenScenario('returning-customer')
    // all orders for refused tokens, where only the server's own rule ends the session; a fifth of them otherwise
    for (const order of end === 'refused tokens' ? ORDERS : ORDERS.filter((_, at) => at % 5 === 0)) {
      const computer = await givenComputer(given, end)
      for (const step of order) await computer.take(step)
      if (computer.isSignedIn()) await computer.take('leaves')
      const outcome = await computer.passToNextPerson()
      // an own cart wins over the link
      const hasLinked = order.indexOf('opens the link') < order.indexOf('adds goods')
      const goods = outcome.ok ? outcome.cart?.lines.map(({ merchandiseId }) => merchandiseId) : outcome
      expect(goods?.toString(), order.join(', ')).toBe((hasLinked ? [GOODS.own, GOODS.strangers] : [GOODS.own]).join())
    }
  },
)

/** One order with a copy of the link's cart, and one with a cart of the customer's own. */
const ORDERS_TO_FAIL: Step[][] = [
  ['opens the link', 'signs in', 'adds goods', 'leaves', 'opens the cart'],
  ['adds goods', 'signs in', 'opens the cart', 'leaves', 'opens the link'],
]

test.each(ENDS)(
  'whichever call of Shopify fails, %s leaves nobody’s cart with the next person [CART-07] [ACC-03] [ACC-08]',
  async (end) => {
    const given = await givenScenario('returning-customer')
    const countCalls = () => given.journal().filter((entry) => entry.kind === 'request').length
    for (const order of ORDERS_TO_FAIL)
      for (const times of [1, 1000])
        for (let after = 0, callCount = 1; after < callCount; after += 1) {
          const computer = await givenComputer(given, end)
          const before = countCalls()
          const respond = { status: 503 }
          const fault = given.world.faults.add({ upstream: 'shopify', operation: '*', respond, after, times })
          for (const step of order) await computer.take(step)
          await computer.passToNextPerson()
          given.world.faults.remove(fault.id)
          callCount = countCalls() - before
        }
  },
)
