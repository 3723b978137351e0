import { expect } from 'vitest'
import { type AgentCall, toAgentCall } from '../support/agent-call.ts'
import { type Effects, getCartId, type Scene, toVariantId } from './effect.ts'

const line_items = [{ item: { id: toVariantId(1001001) }, quantity: 1 }]
const destinations = [
  {
    first_name: 'Ada',
    last_name: 'Lovelace',
    street_address: '12 St James’s Square',
    address_locality: 'London',
    postal_code: 'SW1Y 4JH',
    address_country: 'GB',
  },
]
const complete = {
  line_items,
  buyer: { email: 'ada@example.com' },
  fulfillment: { methods: [{ type: 'shipping', destinations }] },
}
const payment = {
  instruments: [{ id: '1', handler_id: 'simulated-card', type: 'card', credential: { type: 'token', token: 'tok' } }],
}

const withAgent = (check: (call: AgentCall, scene: Scene) => Promise<unknown>) => (scene: Scene) =>
  check(toAgentCall(scene), scene)

const createCheckout = async (call: AgentCall) => (await call('create_checkout', { checkout: complete })).output

export const agentEffects: Effects = {
  'agent-version-unsupported': withAgent(async (call) => {
    const refused = await call('create_cart', { cart: { line_items } })
    expect(refused).toMatchObject({ status: 422, error: { data: { code: 'version_unsupported' } } })
    const older = await call('create_cart', { cart: { line_items } }, { release: '2026-04-08' })
    expect(older.output.ucp).toMatchObject({ status: 'success', version: '2026-04-08' })
  }),
  'agent-capability-missing': withAgent(async (call) => {
    expect((await createCheckout(call)).messages).toMatchObject([{ code: 'capabilities_incompatible' }])
    expect((await call('create_cart', { cart: { line_items } })).output.ucp.status).toBe('success')
  }),
  'agent-profile-unreachable': withAgent(async (call) => {
    const refused = await call('create_cart', { cart: { line_items } })
    expect(refused).toMatchObject({ status: 424, error: { data: { code: 'profile_unreachable' } } })
  }),
  'agent-profile-invalid': withAgent(async (call) => {
    const refused = await call('create_cart', { cart: { line_items } })
    expect(refused).toMatchObject({ status: 422, error: { data: { code: 'profile_malformed' } } })
  }),
  'agent-price-changed': withAgent(async (call, scene) => {
    const cart_id = getCartId(scene)
    const { output } = await call('create_checkout', { checkout: { cart_id, line_items: [] } })
    expect(output.messages[0]).toMatchObject({
      code: 'price_changed',
      content: 'The price was £97.00 and is £98.00 now.',
      path: '$.line_items[0].item.price',
    })
  }),
  'agent-cart-sold-out': withAgent(async (call, { world }) => {
    const { output } = await call('get_checkout', { id: world.agentCheckouts.findFirst()?.id })
    expect(output).toMatchObject({
      status: 'incomplete',
      messages: [{ code: 'out_of_stock', path: '$.line_items[0]' }, { code: 'missing' }],
    })
  }),
  'agent-checkout-expired': withAgent(async (call, { world }) => {
    const { output } = await call('get_checkout', { id: world.agentCheckouts.findFirst()?.id })
    expect(output).toMatchObject({ status: 'canceled', messages: [{ code: 'expired', severity: 'unrecoverable' }] })
  }),
  'agent-needs-buyer': withAgent(async (call) => {
    const checkout = await createCheckout(call)
    expect(checkout).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_review' }] })
    expect(checkout.continue_url).toContain('key=')
    const { output } = await call('complete_checkout', { id: checkout.id, checkout: { payment } })
    expect(output.status).toBe('requires_escalation')
  }),
  'agent-key-used': withAgent(async (call) => {
    const key = '00000000-0000-4000-8000-000000000000'
    const refused = await call('create_cart', { cart: { line_items } }, { key })
    expect(refused).toMatchObject({ status: 409, error: { data: { code: 'idempotency_conflict' } } })
  }),
  'agent-payment-declined': withAgent(async (call, { world }) => {
    const { id } = await createCheckout(call)
    const { output } = await call('complete_checkout', { id, checkout: { payment } })
    expect(output).toMatchObject({
      status: 'incomplete',
      messages: [{ code: 'payment_failed', severity: 'recoverable' }],
    })
    expect(world.orders.count()).toBe(0)
  }),
}
