import { type PageArgs, toConnection } from '../connection.ts'
import { fromGid, toGid } from '../gid.ts'
import { requiresShipping } from '../goods/gift-card.ts'
import { toMoney } from '../money.ts'
import type { DeliveryOption } from '../pricing/delivery.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/** The id of a cart's only group: everything is delivered together. */
const getGroupId = ({ record }: PricedCart) => toGid('CartDeliveryGroup', record.token)

/** Cart.deliveryGroups: empty without an address. */
export function toDeliveryGroups(cart: PricedCart, args: PageArgs) {
  const { delivery } = cart
  if (!delivery) return toConnection<object>([], args, String)
  const toOption = ({ handle, title, description, cost }: DeliveryOption) => ({
    handle,
    code: handle,
    title,
    description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: toMoney(cost, cart),
  })
  const group = {
    id: getGroupId(cart),
    groupType: 'ONE_TIME_PURCHASE',
    deliveryAddress: delivery.address.address,
    deliveryOptions: delivery.options.map(toOption),
    selectedDeliveryOption: delivery.selected && toOption(delivery.selected),
    cartLines: (lineArgs: PageArgs) =>
      toConnection(
        cart.lines.filter(({ product }) => requiresShipping(product)),
        lineArgs,
        ({ record: line }) => fromGid('CartLine', line.id) ?? line.id,
      ),
  }
  return toConnection([group], args, () => group.id)
}

/** Reads the delivery option that a client selects. */
export function readDeliveryOption(
  cart: PricedCart,
  inputs: readonly { deliveryGroupId: string; deliveryOptionHandle: string }[],
): { deliveryOption: string | null; errors: CartUserError[] } {
  let deliveryOption = cart.record.deliveryOption
  const errors = inputs.flatMap(({ deliveryGroupId, deliveryOptionHandle }, index): CartUserError[] => {
    const path = ['selectedDeliveryOptions', index]
    if (!cart.delivery || deliveryGroupId !== getGroupId(cart))
      return [createUserError('INVALID_DELIVERY_GROUP', [...path, 'deliveryGroupId'], 'Delivery group is invalid')]
    if (!cart.delivery.options.some(({ handle }) => handle === deliveryOptionHandle))
      return [
        createUserError('INVALID_DELIVERY_OPTION', [...path, 'deliveryOptionHandle'], 'Delivery option is invalid'),
      ]
    deliveryOption = deliveryOptionHandle
    return []
  })
  return { deliveryOption, errors }
}
