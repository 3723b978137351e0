import { defineScenario } from '../define-scenario.ts'
import { givenAgentCheckout } from '../given/agent-checkout.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const agentCartSoldOut = defineScenario({
  name: 'agent-cart-sold-out',
  summary: 'What an agent is checking out was sold out in the meantime.',
  department: 'agents',
  params: filledCartParams,
  async given(context) {
    const cart = await givenFilledCart(context)
    await givenAgentCheckout(context, cart)
    for (const { variantId } of cart.lines) context.world.stock.set(variantId, 0)
  },
  start: '/cart',
})
