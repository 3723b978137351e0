import type { OrderRecord } from '../../world/orders.ts'
import { countRefunded } from '../../world/return-progress.ts'
import type { World } from '../../world/world.ts'
import { toMoney } from '../shopify/money.ts'

/** Order.soldInformation: what was sold, also what came back later. */
export const toSoldInformation = (world: World, order: OrderRecord) => ({
  quantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  refundedQuantity: order.lines.reduce((sum, { id }) => sum + countRefunded(world, order, id), 0),
  subtotal: toMoney(order.subtotal, order),
  total: toMoney(order.total, order),
  totalDiscount: toMoney(order.discount, order),
  totalTaxes: toMoney(0, order),
})
