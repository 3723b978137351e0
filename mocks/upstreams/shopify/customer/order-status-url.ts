import { createHash } from 'node:crypto'
import type { OrderRecord } from '../../../world/orders.ts'
import type { StoreUrls } from '../../store-urls.ts'
import { fromGid } from '../gid.ts'

/** The secret in an order's status URL, because order numbers are easy to guess. */
export function getOrderKey({ id, cartId, createdAt }: OrderRecord): string {
  return createHash('sha256').update(`${id} ${cartId} ${createdAt}`).digest('hex').slice(0, 32)
}

/** The URL of an order's page at the simulated checkout. */
export function getOrderStatusUrl(order: OrderRecord, { orders }: Pick<StoreUrls, 'orders'>): string {
  return `${orders}/${fromGid('Order', order.id)}?key=${getOrderKey(order)}`
}
