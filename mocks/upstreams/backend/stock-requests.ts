import type { RequestHandler } from 'msw'
import { fromGid } from '../shopify/gid.ts'
import type { BackendOperations } from './operations.ts'

/** Creates the handler of back-in-stock requests (PDP-10), saved once per person and variant. Notification mails are not simulated. */
export function createStockRequestHandlers(on: BackendOperations): RequestHandler[] {
  return [
    on('outOfStock', {
      respond: ({ path: { store }, json: { email, variant_id, sku }, world, reply }) =>
        world.runExclusive(async () => {
          const variantId = fromGid('ProductVariant', variant_id) ?? ''
          if (!world.catalogue.variantById.has(variantId))
            return reply(400, { error: `No product has a variant ${variant_id}` })
          const existing = world.stockRequests.findFirst((q) => q.where({ store, email, variantId }))
          const { id } =
            existing ??
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
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}
