import { createBackendClient } from '#contracts/backend/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { startBackend } from '../processes.ts'
import { measureCalls, measureHealthChecks, toLatencyRows } from './latency.ts'
import type { Benchmark } from './measurement.ts'

const TIMES = 1_000
const WARM_UP = 300
/** Lines of a cart before the next one is used. */
const LINES_PER_CART = 10

/** The latency of the simulated backend's most frequent call in tests. */
export const cartMutation: Benchmark = {
  name: 'cart-mutation',
  title: `Simulated backend, cartLinesAdd over HTTP, ${TIMES} sequential calls`,
  needsBuild: false,
  async run() {
    const backend = await startBackend()
    try {
      const durations = await measureAddedLines(backend.origin)
      return [
        ...toLatencyRows('cartLinesAdd', durations, 5),
        ...toLatencyRows('health check, to compare', await measureHealthChecks(backend.origin)),
      ]
    } finally {
      await backend.stop()
    }
  },
}

async function measureAddedLines(origin: string): Promise<number[]> {
  const shopify = createShopifyClient({ baseUrl: `${origin}/shopify/gb`, token: 'bench' })
  const product = await createBackendClient({ baseUrl: `${origin}/backend` }).product({
    store: 'gb',
    handle: 'heroes-navy',
  })
  const variants = product?.variants.filter(({ inventory_quantity }) => (inventory_quantity ?? 0) > 0) ?? []
  const cartIds: string[] = []
  for (let lines = 0; lines < WARM_UP + TIMES; lines += LINES_PER_CART)
    cartIds.push((await shopify.cartCreate({ input: {} })).cart?.id ?? '')

  return measureCalls({ times: TIMES, warmUp: WARM_UP }, async (index) => {
    const cartId = cartIds[Math.floor(index / LINES_PER_CART)] ?? ''
    const merchandiseId = variants[index % variants.length]?.id ?? ''
    const { cart, userErrors } = await shopify.cartLinesAdd({ cartId, lines: [{ merchandiseId, quantity: 1 }] })
    if (!cart || userErrors.length) throw new Error(`The line was not added: ${JSON.stringify(userErrors)}`)
  })
}
