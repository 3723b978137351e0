import { createBackendClient } from '#contracts/backend/client.ts'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import type { Loaded } from '#mocks/control/api.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { startBackend } from '../processes.ts'
import type { Measurement } from './measurement.ts'

const CLIENTS = 32
const ROUNDS = 200
const VARIANT = 'gid://shopify/ProductVariant/1001001'
const HOUR_MS = 3_600_000

type Shopper = {
  shopify: ReturnType<typeof createShopifyClient>
  backend: ReturnType<typeof createBackendClient>
  cartId: string
}
/** A scenario, and a call whose result is expected in its world only. */
type Role = { scenario: string; operation: string; isExpected(shopper: Shopper): Promise<boolean> }

const hasProduct = ({ backend }: Shopper) => backend.product({ store: 'gb', handle: 'heroes-navy' }).then(Boolean)
const countLines = async ({ shopify, cartId }: Shopper) => (await shopify.cart({ cartId }))?.lines.nodes.length
const addLine = async ({ shopify }: Shopper) => {
  const lines = [{ merchandiseId: VARIANT, quantity: 1 }]
  return (await shopify.cartCreate({ input: { lines } })).cart?.totalQuantity ?? 0
}

const roles: readonly Role[] = [
  { scenario: 'default-shop', operation: 'product', isExpected: hasProduct },
  { scenario: 'withdrawn-product', operation: 'product', isExpected: async (shopper) => !(await hasProduct(shopper)) },
  { scenario: 'cart-with-lines', operation: 'cart', isExpected: async (shopper) => (await countLines(shopper)) === 1 },
  {
    scenario: 'cart-completed',
    operation: 'cart',
    isExpected: async (shopper) => (await countLines(shopper)) === undefined,
  },
  { scenario: 'default-shop', operation: 'cartCreate', isExpected: async (shopper) => (await addLine(shopper)) === 1 },
  {
    scenario: 'variant-sold-out',
    operation: 'cartCreate',
    isExpected: async (shopper) => (await addLine(shopper)) === 0,
  },
]

/** Concurrent clients in worlds with different stock, carts, clocks and journals: does one see another's? */
export async function backendCrosstalk(): Promise<Measurement> {
  const backend = await startBackend()
  try {
    let wrong = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Roles move on by one each round, so that data of the previous round would be noticed.
      const visits = Array.from({ length: CLIENTS }, (_, client) => {
        const role = roles[(client + round) % roles.length]
        return role ? visit(backend.origin, client, role) : true
      })
      wrong += (await Promise.all(visits)).filter((isRight) => !isRight).length
    }
    const what = `backend: ${CLIENTS} clients in ${CLIENTS} worlds, ${ROUNDS} rounds`
    return { what, value: `${wrong} of ${CLIENTS * ROUNDS} saw another world`, limit: 'none', isMet: wrong === 0 }
  } finally {
    await backend.stop()
  }
}

async function visit(origin: string, client: number, { scenario, operation, isExpected }: Role): Promise<boolean> {
  const world = `bench-${client}`
  const control = createControlClient({ origin })
  const loaded = await control.load(world, [scenario])
  // Hours apart, because a cart expires after days.
  const { now } = await control.setClock(world, { advanceMs: client * HOUR_MS, frozen: true })
  const headers = { baggage: `${WORLD_BAGGAGE}=${world}` }
  const isRight = await isExpected({
    shopify: createShopifyClient({ baseUrl: `${origin}/shopify/gb`, token: 'bench', headers }),
    backend: createBackendClient({ baseUrl: `${origin}/backend`, headers }),
    cartId: getCartId(loaded),
  })
  const entries = await control.journal(world, { kind: 'request' })
  const [entry] = entries
  const hasOwnJournal = entries.length === 1 && entry?.kind === 'request' && entry.operation === operation
  return isRight && hasOwnJournal && entry.at === now
}

const getCartId = ({ visitor }: Loaded) =>
  decodeURIComponent(visitor.cookies.find(({ name }) => name === 'cart_id_gb')?.value ?? '')
