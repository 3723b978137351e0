import { createBackendClient } from '#contracts/backend/client.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { startBackend } from '../processes.ts'
import { type Benchmark, milliseconds, percentile } from './measurement.ts'

const TIMES = 1_000
const WARM_UP = 200
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
      const slowest = percentile(took, 0.95)
      return [
        { what: 'half within', value: milliseconds(percentile(took, 0.5)), limit: '' },
        { what: '95 % within', value: milliseconds(slowest), limit: '5 ms', kept: slowest <= 5 },
        { what: '99 % within', value: milliseconds(percentile(took, 0.99)), limit: '' },
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
  const took: number[] = []
  let cartId = ''
  for (let i = 0; i < WARM_UP + TIMES; i++) {
    if (i % ADDITIONS === 0) cartId = (await shopify.cartCreate({ input: {} })).cart?.id ?? ''
    const merchandiseId = variants[i % variants.length]?.id ?? ''
    const startedAt = performance.now()
    const { cart, userErrors } = await shopify.cartLinesAdd({ cartId, lines: [{ merchandiseId, quantity: 1 }] })
    if (i >= WARM_UP) took.push(performance.now() - startedAt)
    if (!cart || userErrors.length) throw new Error(`The line was not added: ${JSON.stringify(userErrors)}`)
  }
  return took
}
