import { type AgentCall, sendMessage, toAgentCall } from '#tests/support/agent-call.ts'
import { givenScenario } from '#tests/support/backend.ts'

export const VARIANT = 'gid://shopify/ProductVariant/1001257'
const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: '12 St James’s Square',
  address_locality: 'London',
  postal_code: 'SW1Y 4JH',
  address_country: 'GB',
}
/** All that an order needs of a buyer. */
export const BUYER = {
  buyer: { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' },
  fulfillment: { methods: [{ type: 'shipping', destinations: [ADDRESS] }] },
}
export const PAYMENT = {
  payment: {
    instruments: [
      { id: 'card', handler_id: 'simulated-card', type: 'card', credential: { type: 'token', token: 'tok_visa' } },
    ],
  },
}

export const toLine = (quantity = 1, id = VARIANT) => ({ item: { id }, quantity })

/** A world of a scenario with an agent that calls its stores, without a token unless it says so. */
export async function givenAgent(scenario = 'default-shop', params: Record<string, unknown> = {}) {
  const given = await givenScenario(scenario, params)
  const callAsTrusted = toAgentCall(given)
  const call: AgentCall = (tool, args, options = {}) => callAsTrusted(tool, args, { isTrusted: false, ...options })
  return {
    ...given,
    call,
    send: (message: unknown, isTrusted = false) => sendMessage(given, message, { isTrusted }),
    /** Makes a checkout that lacks nothing but a payment, and for an agent without a token the buyer. */
    async createCheckout({ isTrusted } = { isTrusted: true }) {
      const { output } = await call(
        'create_checkout',
        { checkout: { line_items: [toLine()], ...BUYER } },
        { isTrusted },
      )
      return output
    },
  }
}
