import { findVariant } from '#mocks/upstreams/shopify/goods/availability.ts'
import { getUnitPrice } from '#mocks/upstreams/shopify/goods/prices.ts'
import { getCurrency } from '#mocks/world/catalogue/markets.ts'
import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

/** By how much the agent was told less, in minor units. */
const RISE = 100

export const agentPriceChanged = defineScenario({
  name: 'agent-price-changed',
  summary: 'Since an agent filled the shopper’s cart, what is in it has become dearer.',
  department: 'agents',
  params: filledCartParams,
  async given(context) {
    const { world, params } = context
    const cart = await givenFilledCart(context)
    const list = { region: params.region, currency: getCurrency(world.catalogue, params.region, null) }
    const quoted = Object.fromEntries(
      cart.lines.flatMap(({ variantId }) => {
        const merchandise = findVariant(world, variantId)
        return merchandise ? [[variantId, Math.max(0, getUnitPrice(merchandise, list) - RISE)]] : []
      }),
    )
    await world.carts.update((query) => query.where({ id: cart.id }), {
      data(draft) {
        draft.quoted = quoted
      },
    })
  },
  start: '/cart',
})
