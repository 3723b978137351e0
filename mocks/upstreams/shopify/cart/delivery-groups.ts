import { connection, type PageArgs } from '../connection.ts'
import { gid, idOf } from '../gid.ts'
import { money } from '../money.ts'
import { type DeliveryOption, isShipped } from '../pricing/delivery.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { type CartUserError, userError } from './user-error.ts'

/** All goods that have to be sent leave together, so a cart has at most one group. */
const groupId = ({ record }: PricedCart) => gid('CartDeliveryGroup', record.token)

/** Cart.deliveryGroups: none until the cart has an address. */
export function deliveryGroups(cart: PricedCart, args: PageArgs) {
  const { delivery, record } = cart
  if (!delivery) return connection<object>([], args, String)
  const option = ({ handle, title, description, cost }: DeliveryOption) => ({
    handle,
    code: handle,
    title,
    description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: money(cost, record.region),
  })
  const group = {
    id: groupId(cart),
    groupType: 'ONE_TIME_PURCHASE',
    deliveryAddress: delivery.address.address,
    deliveryOptions: delivery.options.map(option),
    selectedDeliveryOption: delivery.chosen && option(delivery.chosen),
    cartLines: (lines: PageArgs) =>
      connection(
        cart.lines.filter(({ product }) => isShipped(product)),
        lines,
        ({ record: line }) => idOf('CartLine', line.id) ?? line.id,
      ),
  }
  return connection([group], args, groupId.bind(undefined, cart))
}

/** The option that a client chose, or why it cannot have it. */
export function readDeliveryOption(
  cart: PricedCart,
  inputs: readonly { deliveryGroupId: string; deliveryOptionHandle: string }[],
): { deliveryOption: string | null; errors: CartUserError[] } {
  let chosen = cart.record.deliveryOption
  const errors = inputs.flatMap(({ deliveryGroupId, deliveryOptionHandle }, index): CartUserError[] => {
    const at = ['selectedDeliveryOptions', index]
    if (!cart.delivery || deliveryGroupId !== groupId(cart))
      return [userError('INVALID_DELIVERY_GROUP', [...at, 'deliveryGroupId'], 'Delivery group is invalid')]
    if (!cart.delivery.options.some(({ handle }) => handle === deliveryOptionHandle))
      return [userError('INVALID_DELIVERY_OPTION', [...at, 'deliveryOptionHandle'], 'Delivery option is invalid')]
    chosen = deliveryOptionHandle
    return []
  })
  return { deliveryOption: chosen, errors }
}
