import { createHash } from 'node:crypto'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { World } from '../../../world/world.ts'

/** What shows that an order is the shopper's own. */
type Proof = { email?: string; postcode?: string }

/** The store's order with this number, if the email or else the postcode is that of the order. */
export function findOwnOrder(
  world: World,
  region: RegionCode,
  orderNumber: string,
  proof: Proof,
): OrderRecord | undefined {
  const number = normalizeNumber(orderNumber)
  return listOrders(world, region).find((order) => normalizeNumber(order.name) === number && isOwner(order, proof))
}

/** The store's order with this token. */
export const findOrderByToken = (world: World, region: RegionCode, token: string): OrderRecord | undefined =>
  listOrders(world, region).find((order) => createOrderToken(world, order) === token)

/** A token for later calls. Order numbers could be guessed. */
export const createOrderToken = (world: World, { id }: OrderRecord): string =>
  createHash('sha256').update(`${world.seed}/return/${id}`).digest('hex').slice(0, 32)

const listOrders = (world: World, region: RegionCode) => world.orders.findMany((q) => q.where({ region }))

/** Normalises an order number: 'SP1001', '#sp1001', '1001' and ' SP 1001 ' are equal. */
const normalizeNumber = (orderNumber: string) =>
  orderNumber
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^#?(SP)?/, '')

function isOwner(order: OrderRecord, { email, postcode }: Proof): boolean {
  if (email) return order.email?.toLowerCase() === email.trim().toLowerCase()
  return Boolean(postcode) && normalizePostcode(order.shippingAddress?.zip) === normalizePostcode(postcode)
}

const normalizePostcode = (postcode = '') => postcode.replaceAll(/\s/g, '').toUpperCase()
