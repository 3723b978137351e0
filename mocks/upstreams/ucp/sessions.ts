import { ASSISTANT_CART } from '#contracts/shop/assistant-cart.ts'
import type { Buyer } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { type AgentCheckout, buildAgentCheckout } from '../../world/agents.ts'
import type { CartRecord } from '../../world/carts.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { priceCart } from '../shopify/pricing/price-cart.ts'
import { getEnd, type Session } from './checkout.ts'
import type { AgentContext } from './context.ts'
import { quotePrices } from './quotes.ts'

/** The checkout with an id of this store; undefined once its cart is gone, too. */
export function findSession({ world, region }: AgentContext, id: string): Session | undefined {
  const record = world.agentCheckouts.findFirst((query) => query.where({ id, region }))
  const cart = record && world.carts.findFirst((query) => query.where({ id: record.cartId }))
  if (!cart) return undefined
  return { record, cart, order: findOrderOfCart(world, cart) }
}

/** The order of a cart, or of the copy of it that a shopper paid (assumed: a storefront says which cart it copied). */
const findOrderOfCart = ({ orders }: AgentContext['world'], { id }: Pick<CartRecord, 'id'>) =>
  orders.findFirst((query) => query.where((order) => order.cartId === id || isOfCopy(order, id)))

/** Whether an order is of a copy of a cart. Its buyer is the shopper's own, whom the agent does not know. */
export const isOfCopy = ({ attributes }: Pick<OrderRecord, 'attributes'>, cartId: string): boolean =>
  attributes.some(({ key, value }) => key === ASSISTANT_CART && cartId.startsWith(`gid://shopify/Cart/${value}?`))

/** Changes an agent's checkout, apart from what its cart has. */
export async function changeSession(
  { world }: AgentContext,
  record: AgentCheckout,
  change: Partial<AgentCheckout>,
): Promise<AgentCheckout> {
  const changed = await world.agentCheckouts.update((query) => query.where({ id: record.id }), {
    data: (draft) => void Object.assign(draft, change),
  })
  return changed ?? record
}

/** The open checkout of a cart; a cart has one at a time. */
export function findSessionOfCart(context: AgentContext, { id: cartId }: CartRecord): Session | undefined {
  const records = context.world.agentCheckouts.findMany((query) => query.where({ cartId }))
  return records
    .flatMap(({ id }) => findSession(context, id) ?? [])
    .find((session) => getEnd(session, context) === null)
}

/** Begins the checkout of a cart. */
export async function addSession(context: AgentContext, cart: CartRecord, buyer: Buyer | undefined): Promise<Session> {
  const { world, agent } = context
  const quoted = quotePrices(priceCart(world, cart))
  const checkout = buildAgentCheckout(world, cart, agent.profile, { ...readNames(buyer), quoted })
  const record = await world.agentCheckouts.create(checkout)
  return { record, cart, order: undefined }
}

/** What a checkout keeps of a buyer; the cart has the rest. */
export const readNames = (buyer: Buyer | undefined) => ({
  firstName: buyer?.first_name ?? '',
  lastName: buyer?.last_name ?? '',
})
