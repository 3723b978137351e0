import type { RequestHandler } from 'msw'
import { idOf } from '../shopify/gid.ts'
import type { BackendOperations } from './operations.ts'

/** "Tell me when it is back" (PDP-10): kept once per person and variant. Mails about goods that came back are not simulated. */
export function stockRequestHandlers(on: BackendOperations): RequestHandler[] {
  return [
    on('outOfStock', {
      answer: ({ path: { store }, json: { email, variant_id, sku }, world, reply }) =>
        world.serial(async () => {
          const variantId = idOf('ProductVariant', variant_id) ?? ''
          if (!world.catalogue.variantById.has(variantId))
            return reply(400, { error: `No product has a variant ${variant_id}` })
          const before = world.stockRequests.findFirst((q) => q.where({ store, email, variantId }))
          const { id } =
            before ??
            (await world.stockRequests.create({
              id: world.ids.next('stock-request'),
              store,
              email,
              variantId,
              sku,
              at: world.clock.now().toISOString(),
            }))
          return reply(200, { data: { id } })
        }),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}
