import { z } from 'zod'
import type { CartRecord } from '#mocks/world/carts.ts'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import { region, type ScenarioContext } from '../define-scenario.ts'

/** Pact's consumer tests choose ids; otherwise the world does. */
export const filledCartParams = z.strictObject({
  region,
  cartId: z.string().startsWith('gid://shopify/Cart/').optional(),
  lineId: z.string().startsWith('gid://shopify/CartLine/').optional(),
  merchandiseId: z.string().startsWith('gid://shopify/ProductVariant/').default('gid://shopify/ProductVariant/1001001'),
})

/** Creates the visitor's cart with one line. Throws when the catalogue does not have the variant. */
export async function givenFilledCart(
  context: ScenarioContext<z.output<typeof filledCartParams>>,
): Promise<CartRecord> {
  const { world, visitor, catalogue, params } = context
  const variantId = params.merchandiseId.replace('gid://shopify/ProductVariant/', '')
  if (!catalogue.variantById.has(variantId)) throw new Error(`the catalogue has no variant ${variantId}`)
  const cart = await world.carts.create(
    buildCart(world, {
      region: params.region,
      ...(params.cartId && { id: params.cartId }),
      lines: [buildCartLine(world, { variantId, ...(params.lineId && { id: params.lineId }) })],
    }),
  )
  visitor.rememberCart(params.region, cart.id, 1)
  return cart
}
