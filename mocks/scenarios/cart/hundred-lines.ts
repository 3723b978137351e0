import { z } from 'zod'
import { aCart, aLine } from '#mocks/world/factories.ts'
import { defineScenario, region } from '../define-scenario.ts'

/** Spec 9: "Cart lines fetched: 100". */
const LINES = 100

export const hundredLines = defineScenario({
  name: 'hundred-lines',
  summary: 'The shopper returns to a cart with a hundred lines, the most that is ever fetched.',
  department: 'cart',
  params: z.strictObject({ region }),
  async given({ world, visitor, catalogue, params }) {
    const inStock = [...catalogue.variantById.keys()].filter((id) => world.stock.available(id) > 0)
    const lines = inStock.slice(0, LINES).map((variantId) => aLine(world, { variantId }))
    if (lines.length < LINES) throw new Error(`the catalogue has only ${lines.length} variants in stock`)
    const cart = await world.carts.create(aCart(world, { region: params.region, lines }))
    visitor.remembersCart(params.region, cart.id, LINES)
  },
  start: '/cart',
})
