import type { report } from '#app/errors/report.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { OrderDetailsFragment, OrderLineFragment } from '#contracts/customer-account/generated/documents.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { getOrderNumber, type LineStock, type Order, type OrderSummary } from './order.ts'
import { getStock, listGoodsIds, type OrderedGoods, toOrder, toOrderSummary } from './order.wire.ts'

export type OrderDeps = {
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'orders' | 'orderIds' | 'order'>>
  shopify: Pick<ShopifyClient, 'orderedGoods'>
  report: typeof report
}

/** A page of orders, latest first. `next` is the cursor of the next page, null after the last. */
export type OrdersOutcome =
  | { status: 'read'; orders: OrderSummary[]; next: string | null }
  | { status: 'token-expired' }
  | { status: 'unreadable' }

/** 'unknown': the customer has no order of this number. */
export type OrderOutcome =
  | { status: 'read'; order: Order }
  | { status: 'unknown' }
  | { status: 'token-expired' }
  | { status: 'unreadable' }

/** Reads the page of orders after a cursor. */
export async function readOrders(deps: OrderDeps, accessToken: string, after: string | null): Promise<OrdersOutcome> {
  try {
    const page = await (await deps.openAccount(accessToken)).orders({ after })
    if (!page) return { status: 'token-expired' }
    const { hasNextPage, endCursor } = page.pageInfo
    return { status: 'read', orders: page.nodes.map(toOrderSummary), next: hasNextPage ? endCursor : null }
  } catch (cause) {
    deps.report('customer.read-failed', cause)
    return { status: 'unreadable' }
  }
}

/** Reads an order by its number. If the stock of its lines cannot be read, the order is returned without it. */
export async function readOrder(deps: OrderDeps, accessToken: string, number: string): Promise<OrderOutcome> {
  try {
    const account = await deps.openAccount(accessToken)
    const orders = await account.orderIds({ query: toQuery(number) })
    if (!orders) return { status: 'token-expired' }
    const matchingOrder = orders.find((order) => getOrderNumber(order).toUpperCase() === number)
    const wire = matchingOrder && (await account.order({ id: matchingOrder.id }))
    if (!wire) return { status: 'unknown' }
    const lines = await readLines(account, wire)
    return { status: 'read', order: toOrder(wire, lines, await readGoods(deps, listGoodsIds(lines))) }
  } catch (cause) {
    deps.report('customer.read-failed', cause)
    return { status: 'unreadable' }
  }
}

/**
 * Returns Shopify's query for an order number, with and without its prefix, because Shopify does not document which one
 * `order_number` matches. The result may include partial matches.
 */
function toQuery(number: string): string {
  const plain = /\d+$/.exec(number)?.[0]
  return [number, ...(plain && plain !== number ? [plain] : [])].map((text) => `order_number:"${text}"`).join(' OR ')
}

/** Maximum number of reads of an order, for lines over a hundred in pages of fifty. */
const MAX_READS = 5

async function readLines(
  account: Pick<CustomerAccountClient, 'order'>,
  wire: OrderDetailsFragment,
): Promise<OrderLineFragment[]> {
  const lines = [...wire.lineItems.nodes]
  let page: OrderDetailsFragment['lineItems']['pageInfo'] | undefined = wire.lineItems.pageInfo
  for (let reads = 1; page?.hasNextPage && reads < MAX_READS; reads += 1) {
    const more = await account.order({ id: wire.id, linesAfter: page.endCursor })
    lines.push(...(more?.lineItems.nodes ?? []))
    page = more?.lineItems.pageInfo
  }
  return lines
}

/** Shopify's limit of ids in one query. */
const MAX_IDS = 250

async function readGoods(
  { shopify, report }: Pick<OrderDeps, 'shopify' | 'report'>,
  ids: readonly string[],
): Promise<OrderedGoods> {
  if (ids.length === 0) return new Map()
  try {
    const nodes = await shopify.orderedGoods({ ids: ids.slice(0, MAX_IDS) })
    return new Map(nodes.flatMap((node) => (node && 'id' in node ? [[node.id, node]] : [])))
  } catch (cause) {
    report('customer.read-failed', cause)
    return undefined
  }
}

/** Whether variants can be bought now, by id; null where that cannot be read. */
export async function readStock(
  deps: Pick<OrderDeps, 'shopify' | 'report'>,
  variantIds: readonly string[],
): Promise<Record<string, LineStock> | null> {
  const goods = await readGoods(deps, variantIds)
  return goods ? Object.fromEntries(variantIds.map((id) => [id, getStock(id, goods)])) : null
}
