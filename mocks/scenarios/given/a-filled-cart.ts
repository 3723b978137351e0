import { z } from 'zod'
import type { CartRecord } from '#mocks/world/carts.ts'
import { aCart, aLine } from '#mocks/world/factories.ts'
import { region, type Stage } from '../define-scenario.ts'

/** Pact's consumer tests name the ids that they will ask for; everyone else lets the world choose. */
export const filledCartParams = z.strictObject({
  region,
  cartId: z.string().startsWith('gid://shopify/Cart/').optional(),
  lineId: z.string().startsWith('gid://shopify/CartLine/').optional(),
  merchandiseId: z.string().startsWith('gid://shopify/ProductVariant/').default('gid://shopify/ProductVariant/1001001'),
})

/** A cart with one line, remembered by the visitor. Fails when the catalogue does not know the variant. */
export async function aFilledCart(stage: Stage<z.output<typeof filledCartParams>>): Promise<CartRecord> {
  const { world, visitor, catalogue, params } = stage
  const variantId = params.merchandiseId.replace('gid://shopify/ProductVariant/', '')
  if (!catalogue.variantById.has(variantId)) throw new Error(`the catalogue has no variant ${variantId}`)
  const cart = await world.carts.create(
    aCart(world, {
      region: params.region,
      ...(params.cartId && { id: params.cartId }),
      lines: [aLine(world, { variantId, ...(params.lineId && { id: params.lineId }) })],
    }),
  )
  visitor.remembersCart(params.region, cart.id, 1)
  return cart
}
