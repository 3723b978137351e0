import { createHash } from 'node:crypto'
import type { OrderRecord } from '../../../world/orders.ts'
import { idOf } from '../gid.ts'

/** What opens an order's page besides its number, which is easily guessed. */
export function orderKey({ id, cartId, createdAt }: OrderRecord): string {
  return createHash('sha256').update(`${id} ${cartId} ${createdAt}`).digest('hex').slice(0, 32)
}

/** The page at the checkout that shows an order. */
export function statusUrl(order: OrderRecord, origin: string): string {
  return `${origin}/checkout/${order.region}/orders/${idOf('Order', order.id)}?key=${orderKey(order)}`
}
