import { addGoods, type Behaviour, exactly, openFilledCart, retryAfterFailure, type Visit } from '../behaviour.ts'

/** The calls that change a cart. */
const ADDITION_CALLS = ['cartCreate', 'cartLinesAdd'] as const

type Respond = Parameters<Visit['control']['addFault']>[1]['respond']

const failAdditions = async ({ control, world }: Visit, respond: Respond) => {
  for (const operation of ADDITION_CALLS)
    await control.addFault(world, { upstream: 'shopify', operation, respond, times: 1 })
}

/** Creates the behaviour of an addition that fails at the store once; the shopper presses again if the shop says so. */
const createFailingAddition = (name: string, happens: string, respond: Respond): Behaviour => ({
  name,
  happens: `${happens}; told of a failure, the shopper presses again`,
  async run(visit) {
    await visit.shopper.openProduct(visit.goods.address)
    await visit.beginTrouble()
    await failAdditions(visit, respond)
    await visit.shopper.add()
    await visit.control.clearFaults(visit.world)
    await retryAfterFailure(visit)
    return exactly(1)
  },
})

/** What happens when the store fails. */
export const STORE: readonly Behaviour[] = [
  createFailingAddition('lost-at-store', 'the store adds, but its answer to the shop is lost', { loseResponse: true }),
  createFailingAddition('refused-by-store', 'the store refuses the addition', {
    userErrors: [{ code: 'INVALID', field: ['lines'], message: 'The merchandise cannot be added.' }],
  }),
  createFailingAddition('throttled', 'the store has too many requests', { status: 430 }),
  createFailingAddition('broken-answer', 'the store answers with something that is no JSON', { malformed: true }),
  createFailingAddition('cut-connection', 'the store drops the connection', { reset: true }),
  createFailingAddition('late-store', 'the store takes three seconds for the addition', { delayMs: 3_000 }),
  {
    name: 'silent-store',
    happens: 'the store never answers the addition',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await failAdditions(visit, { timeout: true })
      await visit.shopper.add()
      for (let waited = 0; waited < 16 && (await visit.readFailure()) === undefined; waited += 2)
        await new Promise((resolve) => setTimeout(resolve, 2_000))
      await visit.control.clearFaults(visit.world)
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
      await visit.readFailure()
      await visit.control.clearFaults(visit.world)
      await retryAfterFailure(visit)
      return exactly(1)
    },
  },
  {
    name: 'store-down-for-the-cart',
    happens: 'the store is down when the cart is opened, and back when the page is loaded again',
    async run(visit) {
      await addGoods(visit)
      await visit.control.addFault(visit.world, { upstream: 'shopify', respond: { status: 503 } })
      await visit.shopper.open('/cart')
      await visit.control.clearFaults(visit.world)
      await visit.shopper.open('/')
      return exactly(1)
    },
  },
  {
    name: 'change-fails',
    happens: 'the store fails while one more is asked for',
    async run(visit) {
      await openFilledCart(visit)
      await visit.beginTrouble()
      await visit.control.addFault(visit.world, {
        upstream: 'shopify',
        operation: 'cartLinesUpdate',
        respond: { status: 503 },
      })
      await visit.shopper.press('increase')
      await visit.readFailure()
      await visit.control.clearFaults(visit.world)
      return exactly(2)
    },
  },
]
