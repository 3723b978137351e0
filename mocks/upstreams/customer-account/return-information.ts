import { isSent } from '../../world/order-progress.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { countRefunded } from '../../world/return-progress.ts'
import type { World } from '../../world/world.ts'
import { type PageArgs, toConnection } from '../shopify/connection.ts'
import { type LineItem, toLineItems } from './line-item.ts'

type CountedItem = { lineItem: LineItem; quantity: number }

/**
 * Order.returnInformation: the pieces that can be sent back, and those that cannot. The backend API decides on returns
 * and charges no fees; here every piece of a sent order can be returned once.
 */
export function toReturnInformation(world: World, order: OrderRecord) {
  const hasLeft = isSent(world, order)
  const items = toLineItems(order).map((lineItem) => {
    const returned = countRefunded(world, order, lineItem.line.id)
    return { lineItem, returned, unreturned: lineItem.line.quantity - returned }
  })
  const returnable = items.filter(({ unreturned }) => hasLeft && unreturned > 0)
  const nonReturnable = items.flatMap(({ lineItem, returned, unreturned }) => {
    const quantityDetails = [
      ...(returned > 0 ? [{ quantity: returned, reasonCode: 'RETURNED' }] : []),
      ...(!hasLeft && unreturned > 0 ? [{ quantity: unreturned, reasonCode: 'UNFULFILLED' }] : []),
    ]
    const quantity = quantityDetails.reduce((sum, detail) => sum + detail.quantity, 0)
    return quantity > 0 ? [{ lineItem, quantity, quantityDetails }] : []
  })
  const reasons = new Set(
    nonReturnable.flatMap(({ quantityDetails }) => quantityDetails.map(({ reasonCode }) => reasonCode)),
  )
  return {
    hasRestockingFee: false,
    hasReturnPromise: false,
    hasReturnShippingFee: false,
    returnFees: [],
    returnShippingMethods: ['MERCHANT_PROVIDED_LABEL'],
    returnShippingMethodNote: null,
    returnableLineItems: toItems(returnable.map(({ lineItem, unreturned }) => ({ lineItem, quantity: unreturned }))),
    nonReturnableLineItems: toItems(nonReturnable),
    nonReturnableSummary: reasons.size > 0 ? { nonReturnableReasons: [...reasons], summaryMessage: null } : null,
  }
}

const toItems =
  <Item extends CountedItem>(items: readonly Item[]) =>
  (args: PageArgs) =>
    toConnection(items, args, ({ lineItem }) => lineItem.line.id)
