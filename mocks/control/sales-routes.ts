import { HttpResponse, http, type RequestHandler } from 'msw'
import { completeCheckout } from '../upstreams/shopify/cart/complete-checkout.ts'
import { toMoney } from '../upstreams/shopify/money.ts'
import { priceCart } from '../upstreams/shopify/pricing/price-cart.ts'
import type { CartRecord } from '../world/carts.ts'
import type { OrderRecord } from '../world/orders.ts'
import type { World } from '../world/world.ts'
import * as api from './api.ts'
import { readBody, toErrorResponse } from './validation.ts'
import type { WorldLookup } from './world-lookup.ts'

type Named = { id: string }

/** Routes of what a world's stores sell: their carts and orders, and what a merchant changes during a visit. */
export function salesRoutes(lookup: WorldLookup): RequestHandler[] {
  const world = '*/__control/worlds/:id'
  return [
    http.get<Named>(`${world}/sales`, ({ params }) => HttpResponse.json(getSales(lookup.getExisting(params.id)))),
    http.post<Named>(`${world}/goods`, async ({ params, request }) => {
      const change = await readBody(request, api.goodsRequest)
      changeGoods(lookup.getOrCreate(params.id), change)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post<Named>(`${world}/pay`, async ({ params }) => {
      await payCarts(lookup.getExisting(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}

function getSales(world: World): api.Sales {
  return { carts: world.carts.all().map((record) => toCart(world, record)), orders: world.orders.all().map(toOrder) }
}

function toCart(world: World, record: CartRecord): api.Sales['carts'][number] {
  const cart = priceCart(world, record)
  return {
    token: record.token,
    region: record.region,
    updatedAt: record.updatedAt,
    isCompleted: record.completedAt !== null,
    hasBuyer: record.buyerEmail !== null || record.buyer.customerId !== null,
    codes: record.discountCodes,
    lines: cart.lines.map(({ record: { variantId }, quantity, product }) => ({
      variantId,
      quantity,
      product: product.handle,
    })),
    count: cart.quantity,
    subtotal: toMoney(cart.subtotal, cart),
    total: toMoney(cart.total, cart),
  }
}

const toOrder = (order: OrderRecord): api.Sales['orders'][number] => ({
  name: order.name,
  count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: toMoney(order.total, order),
})

function changeGoods(world: World, { stock, withdrawn, prices }: api.GoodsRequest): void {
  const unknown = [
    ...Object.keys(stock).filter((id) => !world.catalogue.variantById.has(id)),
    ...[...withdrawn, ...Object.keys(prices)].filter((handle) => !world.catalogue.byHandle.has(handle)),
  ]
  if (unknown.length > 0) throw toErrorResponse(404, { error: `There are no goods ${unknown.join(', ')}` })
  for (const [variantId, quantity] of Object.entries(stock)) world.stock.set(variantId, quantity)
  for (const handle of withdrawn) world.withdrawn.add(handle)
  if (Object.keys(prices).length > 0) world.priceChanges = { ...world.priceChanges, ...prices }
}

/** Pays for every open cart that has goods, as its buyer does on another device. */
async function payCarts(world: World): Promise<void> {
  const open = world.carts.all().filter((record) => !record.completedAt && priceCart(world, record).quantity > 0)
  for (const { id } of open) await completeCheckout(world, id)
}
