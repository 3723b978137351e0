import { defineScenario } from '../define-scenario.ts'
import { givenAgentCheckout } from '../given/agent-checkout.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const agentCheckoutExpired = defineScenario({
  name: 'agent-checkout-expired',
  summary: 'An agent’s checkout of the shopper’s cart ended an hour ago.',
  department: 'agents',
  params: filledCartParams,
  async given(context) {
    await givenAgentCheckout(context, await givenFilledCart(context), { hoursAgo: 7 })
  },
  start: '/cart',
})
