import type { z } from 'zod'
import { buildCart, buildCartLine } from '../../world/factories.ts'
import { createVisitor } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import type { SeededCart, seedCartRequest } from '../api.ts'
import { findVariants } from './find-variants.ts'

type CartRequest = z.output<typeof seedCartRequest>

/** Creates a cart and the visitor who has it. Throws a 404 for products that the catalogue does not have. */
export async function seedCart(world: World, { region, lines }: CartRequest): Promise<SeededCart> {
  const cartLines = findVariants(world, lines)
  const cart = await world.carts.create(
    buildCart(world, { region, lines: cartLines.map((line) => buildCartLine(world, line)) }),
  )
  const visitor = createVisitor()
  visitor.rememberCart(
    region,
    cart.id,
    lines.reduce((sum, line) => sum + line.quantity, 0),
  )
  return { cartId: cart.id, visitor: visitor.getState(), start: '/cart' }
}
