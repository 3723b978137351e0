import { z } from 'zod'
import type { CartRecord } from '#mocks/world/carts.ts'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import { CannotApply, region, type ScenarioContext } from '../define-scenario.ts'
import { getFirstVariantId } from './first-product.ts'

/** Pact's consumer tests choose ids; otherwise the world does. */
export const filledCartParams = z.strictObject({
  region,
  cartId: z.string().startsWith('gid://shopify/Cart/').optional(),
  lineId: z.string().startsWith('gid://shopify/CartLine/').optional(),
  /** 1001001 by default, or the first that a goods file has in stock. */
  merchandiseId: z.string().startsWith('gid://shopify/ProductVariant/').optional(),
})

/** Creates the visitor's cart with one line. Throws when the catalogue does not have the variant. */
export async function givenFilledCart(
  context: ScenarioContext<z.output<typeof filledCartParams>>,
): Promise<CartRecord> {
  const { world, visitor, catalogue, params } = context
  const variantId = params.merchandiseId?.replace('gid://shopify/ProductVariant/', '') ?? getFirstVariantId(catalogue)
  if (!catalogue.variantById.has(variantId)) throw new CannotApply(`the catalogue has no variant ${variantId}`)
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
