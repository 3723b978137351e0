import { createBackendClient } from '#contracts/backend/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { startBackend } from '../processes.ts'
import { emptyCalls, latencyRows, timesOf } from './latency.ts'
import type { Benchmark } from './measurement.ts'

const TIMES = 1_000
const WARM_UP = 300
/** After so many additions a fresh cart is taken, as a shopper's cart would have. */
const ADDITIONS = 10

/** How long the simulated backend takes over the call that tests make most. */
export const cartMutation: Benchmark = {
  name: 'cart-mutation',
  title: `Simulated backend, cartLinesAdd over HTTP, one after the other, ${TIMES} times`,
  needsBuild: false,
  async run() {
    const backend = await startBackend()
    try {
      const took = await addLines(backend.origin)
      return [
        ...latencyRows('a line added', took, 5),
        ...latencyRows('an empty call, to compare', await emptyCalls(backend.origin)),
      ]
    } finally {
      await backend.stop()
    }
  },
}

async function addLines(origin: string): Promise<number[]> {
  const shopify = createShopifyClient({ baseUrl: `${origin}/shopify/gb`, token: 'bench' })
  const goods = await createBackendClient({ baseUrl: `${origin}/backend` }).product({
    store: 'gb',
    handle: 'heroes-navy',
  })
  const variants = goods?.variants.filter(({ inventory_quantity }) => inventory_quantity > 0) ?? []
  const carts: string[] = []
  for (let added = 0; added < WARM_UP + TIMES; added += ADDITIONS)
    carts.push((await shopify.cartCreate({ input: {} })).cart?.id ?? '')

  return timesOf({ times: TIMES, warmUp: WARM_UP }, async (index) => {
    const cartId = carts[Math.floor(index / ADDITIONS)] ?? ''
    const merchandiseId = variants[index % variants.length]?.id ?? ''
    const { cart, userErrors } = await shopify.cartLinesAdd({ cartId, lines: [{ merchandiseId, quantity: 1 }] })
    if (!cart || userErrors.length) throw new Error(`The line was not added: ${JSON.stringify(userErrors)}`)
  })
}
