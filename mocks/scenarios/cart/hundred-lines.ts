import { z } from 'zod'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import { CannotApply, defineScenario, region } from '../define-scenario.ts'

/** Spec 9: "Cart lines fetched: 100". */
const LINES = 100
/** What Shopify lets a page of lines hold. */
const MAX_LINES = 250

export const hundredLines = defineScenario({
  name: 'hundred-lines',
  summary: 'The shopper returns to a cart with a hundred lines, the most that the shop fetches.',
  department: 'cart',
  params: z.strictObject({ region, lines: z.int().min(1).max(MAX_LINES).default(LINES) }),
  async given({ world, visitor, catalogue, params }) {
    const inStock = [...catalogue.variantById.keys()].filter((id) => world.stock.available(id) > 0)
    const lines = inStock.slice(0, params.lines).map((variantId) => buildCartLine(world, { variantId }))
    if (lines.length < params.lines) throw new CannotApply(`this catalogue has only ${lines.length} variants in stock`)
    const cart = await world.carts.create(buildCart(world, { region: params.region, lines }))
    visitor.rememberCart(params.region, cart.id, params.lines)
  },
  start: '/cart',
})
