import { createBackendClient } from '#contracts/backend/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { WORLD_BAGGAGE } from '#contracts/visitor.ts'
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
  goods: ReturnType<typeof createBackendClient>
  cartId: string
}
/** A scenario, and a call whose outcome is this in it and something else in every other. */
type Role = { scenario: string; operation: string; holds(shopper: Shopper): Promise<boolean> }

const isThere = ({ goods }: Shopper) => goods.product({ store: 'gb', handle: 'heroes-navy' }).then(Boolean)
const linesOf = async ({ shopify, cartId }: Shopper) => (await shopify.cart({ cartId }))?.lines.nodes.length
const addedTo = async ({ shopify }: Shopper) => {
  const lines = [{ merchandiseId: VARIANT, quantity: 1 }]
  return (await shopify.cartCreate({ input: { lines } })).cart?.totalQuantity ?? 0
}

const roles: readonly Role[] = [
  { scenario: 'house-stock', operation: 'product', holds: isThere },
  { scenario: 'withdrawn-product', operation: 'product', holds: async (shopper) => !(await isThere(shopper)) },
  { scenario: 'cart-with-lines', operation: 'cart', holds: async (shopper) => (await linesOf(shopper)) === 1 },
  { scenario: 'cart-completed', operation: 'cart', holds: async (shopper) => (await linesOf(shopper)) === undefined },
  { scenario: 'house-stock', operation: 'cartCreate', holds: async (shopper) => (await addedTo(shopper)) === 1 },
  { scenario: 'variant-sold-out', operation: 'cartCreate', holds: async (shopper) => (await addedTo(shopper)) === 0 },
]

/** Clients in worlds that contradict each other, at once on one backend: stock, carts, clock and journal of each. */
export async function backendCrosstalk(): Promise<Measurement> {
  const backend = await startBackend()
  try {
    let wrong = 0
    for (let round = 0; round < ROUNDS; round++) {
      // roles move on by one each round, so that what a world was before would show
      const visits = Array.from({ length: CLIENTS }, (_, client) => {
        const role = roles[(client + round) % roles.length]
        return role ? visit(backend.origin, client, role) : true
      })
      wrong += (await Promise.all(visits)).filter((right) => !right).length
    }
    const what = `backend: ${CLIENTS} clients in ${CLIENTS} worlds, ${ROUNDS} rounds`
    return { what, value: `${wrong} of ${CLIENTS * ROUNDS} saw another world`, limit: 'none', kept: wrong === 0 }
  } finally {
    await backend.stop()
  }
}

async function visit(origin: string, client: number, { scenario, operation, holds }: Role): Promise<boolean> {
  const world = `bench-${client}`
  const control = createControlClient({ origin })
  const loaded = await control.load(world, [scenario])
  // hours apart: after days a cart would be gone
  const { now } = await control.setClock(world, { advanceMs: client * HOUR_MS, frozen: true })
  const headers = { baggage: `${WORLD_BAGGAGE}=${world}` }
  const held = await holds({
    shopify: createShopifyClient({ baseUrl: `${origin}/shopify/gb`, token: 'bench', headers }),
    goods: createBackendClient({ baseUrl: `${origin}/backend`, headers }),
    cartId: cartOf(loaded),
  })
  const seen = await control.journal(world, { kind: 'request' })
  const [entry] = seen
  const ownJournal = seen.length === 1 && entry?.kind === 'request' && entry.operation === operation
  return held && ownJournal && entry.at === now
}

const cartOf = ({ visitor }: Loaded) =>
  decodeURIComponent(visitor.cookies.find(({ name }) => name === 'cart_id_gb')?.value ?? '')
