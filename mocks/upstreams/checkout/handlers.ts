import { http, type RequestHandler } from 'msw'
import { REGION_CODES } from '#contracts/regions.ts'
import { type CartRecord, isExpired } from '../../world/carts.ts'
import { completeCheckout } from '../../world/checkout.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { readDiscountCodes } from '../shopify/cart/discount-codes.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { isEmail } from '../shopify/customer/email.ts'
import { mailOrder } from '../shopify/customer/order-mails.ts'
import { orderKey, statusUrl } from '../shopify/customer/status-url.ts'
import { gid } from '../shopify/gid.ts'
import { priceCart } from '../shopify/pricing/price-cart.ts'
import type { UpstreamContext } from '../upstream.ts'
import { type CheckoutVisit, checkoutPage } from './checkout-page.ts'
import { deadEndPage } from './dead-end-page.ts'
import { orderPage } from './order-page.ts'

/** The pages behind a cart's checkoutUrl: look at the order, complete it, see its confirmation. */
export function createCheckoutHandlers(upstream: UpstreamContext): RequestHandler[] {
  const contextOf = (request: Request, region: unknown): ShopifyContext => ({
    world: upstream.worldOf(request),
    region: REGION_CODES.find((code) => code === region) ?? 'gb',
    origin: upstream.origin(),
    storefront: upstream.storefront(),
  })

  return [
    http.get('*/checkout/:region/orders/:number', ({ request, params }) => {
      const context = contextOf(request, params.region)
      const id = gid('Order', String(params.number))
      const order = context.world.orders.findFirst((query) => query.where({ id, region: context.region }))
      const key = new URL(request.url).searchParams.get('key')
      return order && key === orderKey(order) ? orderPage(order, context) : deadEndPage('no-order', context)
    }),

    http.get('*/checkout/:region/:token', ({ request, params }) => {
      const context = contextOf(request, params.region)
      const cart = findCart(context, String(params.token), request)
      return cart ? visitCheckout(cart, visitOf(request), context) : deadEndPage('unknown', context)
    }),

    http.post('*/checkout/:region/:token', async ({ request, params }) => {
      const context = contextOf(request, params.region)
      const cart = findCart(context, String(params.token), request)
      if (!cart) return deadEndPage('unknown', context)
      return submitCheckout(cart, visitOf(request), await request.formData(), context)
    }),
  ]
}

/** The cart that an address names by token and key together. Completed ones are found, to say so; expired ones are gone. */
function findCart({ world, region }: ShopifyContext, token: string, request: Request): CartRecord | undefined {
  const key = new URL(request.url).searchParams.get('key')
  const wanted = `${gid('Cart', token)}?key=${key}`
  const cart = world.carts.findFirst((query) => query.where(({ id }) => id === wanted))
  return cart?.region === region && !isExpired(cart, world.clock.now()) ? cart : undefined
}

function visitOf(request: Request): CheckoutVisit {
  const { searchParams } = new URL(request.url)
  return { isSignedIn: searchParams.get('logged_in') === 'true', discount: searchParams.get('discount') }
}

/** The cart with the code of the address on it, as it would be paid. */
function withDiscount(record: CartRecord, { discount }: CheckoutVisit): CartRecord {
  return { ...record, discountCodes: readDiscountCodes([...record.discountCodes, discount ?? '']) }
}

function visitCheckout(record: CartRecord, visit: CheckoutVisit, context: ShopifyContext): Response {
  if (record.completedAt) return deadEndPage('completed', context)
  const cart = priceCart(context.world, withDiscount(record, visit))
  return cart.quantity === 0 ? deadEndPage('empty', context) : checkoutPage(cart, visit, context)
}

/** Takes the order, unless it is no longer the one that the shopper saw: prices and shelves may have moved since. */
async function submitCheckout(
  record: CartRecord,
  visit: CheckoutVisit,
  form: FormData,
  context: ShopifyContext,
): Promise<Response> {
  const { world } = context
  if (record.completedAt) return deadEndPage('completed', context)
  const email = String(form.get('email') ?? '').trim()
  const paid = { ...withDiscount(record, visit), buyerEmail: isEmail(email) ? email : record.buyerEmail }
  const cart = priceCart(world, paid)
  if (cart.quantity === 0) return deadEndPage('empty', context)
  if (String(cart.total) !== form.get('total')) return checkoutPage(cart, visit, context, true)

  await world.serial(() =>
    world.carts.update((query) => query.where({ id: record.id }), {
      data(draft) {
        draft.discountCodes = paid.discountCodes
        draft.buyerEmail = paid.buyerEmail
      },
    }),
  )
  const order = await placeOrder(context, record.id)
  return new Response(null, { status: 303, headers: { location: statusUrl(order, context.origin) } })
}

/** A form that is sent twice places one order, and both senders see it. */
async function placeOrder(context: ShopifyContext, cartId: string): Promise<OrderRecord> {
  const { world } = context
  try {
    const order = await completeCheckout(world, cartId)
    await mailOrder(context, order)
    return order
  } catch (error) {
    const placed = world.orders.findFirst((query) => query.where({ cartId }))
    if (!placed) throw error
    return placed
  }
}
