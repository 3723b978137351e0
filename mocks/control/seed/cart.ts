import type { z } from 'zod'
import { createVisitor } from '#mocks/world/visitor.ts'
import { aCart, aLine } from '../../world/factories.ts'
import type { World } from '../../world/world.ts'
import type { SeededCart, seedCartRequest } from '../api.ts'
import { variantsFor } from './goods.ts'

type Wanted = z.output<typeof seedCartRequest>

/** Puts a cart into a world, with a visitor who remembers it. Refuses goods that the catalogue does not have. */
export async function seedCart(world: World, { region, lines }: Wanted): Promise<SeededCart> {
  const chosen = variantsFor(world, lines)
  const cart = await world.carts.create(aCart(world, { region, lines: chosen.map((line) => aLine(world, line)) }))
  const visitor = createVisitor()
  visitor.remembersCart(
    region,
    cart.id,
    lines.reduce((sum, line) => sum + line.quantity, 0),
  )
  return { cartId: cart.id, visitor: visitor.state() }
}
