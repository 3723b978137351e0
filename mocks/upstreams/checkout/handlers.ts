import { http, type RequestHandler } from 'msw'
import { type CartRecord, isExpired } from '../../world/carts.ts'
import { getCurrency, listLocales } from '../../world/catalogue/markets.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { findRegion } from '../find-region.ts'
import { completeCheckout } from '../shopify/cart/complete-checkout.ts'
import { readDiscountCodes } from '../shopify/cart/discount-codes.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { isEmail } from '../shopify/customer/email.ts'
import { mailOrderConfirmation } from '../shopify/customer/order-mails.ts'
import { getOrderKey, getOrderStatusUrl } from '../shopify/customer/order-status-url.ts'
import { toGid } from '../shopify/gid.ts'
import { priceCart } from '../shopify/pricing/price-cart.ts'
import { SHOP_VERSION } from '../shopify/version.ts'
import { getStoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'
import { type CheckoutParams, renderCheckoutPage } from './checkout-page.ts'
import { withDeliveryAddress } from './delivery-address.ts'
import { renderErrorPage } from './error-page.ts'
import { renderOrderPage } from './order-page.ts'

/** The pages behind `checkoutUrl`: the checkout, its form, and the page of the order. */
export function createCheckoutHandlers(upstream: UpstreamContext): RequestHandler[] {
  const createContext = (request: Request, requestedRegion: unknown): ShopifyContext => {
    const region = findRegion(requestedRegion) ?? 'gb'
    const origin = upstream.origin()
    const world = upstream.getWorld(request)
    return {
      world,
      version: SHOP_VERSION,
      region,
      locale: listLocales(world.catalogue, null)[0],
      country: null,
      currency: getCurrency(world.catalogue, region, null),
      origin,
      urls: getStoreUrls(request, origin, region),
      storefront: upstream.storefront(region),
    }
  }

  return [
    http.get('*/checkout/:region/orders/:number', ({ request, params }) => {
      const context = createContext(request, params.region)
      const id = toGid('Order', String(params.number))
      const order = context.world.orders.findFirst((query) => query.where({ id, region: context.region }))
      const key = new URL(request.url).searchParams.get('key')
      return order && key === getOrderKey(order)
        ? renderOrderPage(order, context)
        : renderErrorPage('no-order', context)
    }),

    http.get('*/checkout/:region/:token', ({ request, params }) => {
      const context = createContext(request, params.region)
      const cart = findCart(context, String(params.token), request)
      return cart ? showCheckout(cart, getCheckoutParams(request), context) : renderErrorPage('unknown', context)
    }),

    http.post('*/checkout/:region/:token', async ({ request, params }) => {
      const context = createContext(request, params.region)
      const cart = findCart(context, String(params.token), request)
      if (!cart) return renderErrorPage('unknown', context)
      return submitCheckout(cart, getCheckoutParams(request), await request.formData(), context)
    }),
  ]
}

/** The cart with the URL's token and key, also a completed one, which has a page of its own. */
function findCart({ world, region }: ShopifyContext, token: string, request: Request): CartRecord | undefined {
  const key = new URL(request.url).searchParams.get('key')
  const cartId = `${toGid('Cart', token)}?key=${key}`
  const cart = world.carts.findFirst((query) => query.where(({ id }) => id === cartId))
  return cart?.region === region && !isExpired(cart, world.clock.now()) ? cart : undefined
}

function getCheckoutParams(request: Request): CheckoutParams {
  const { searchParams } = new URL(request.url)
  return { isSignedIn: searchParams.get('logged_in') === 'true', discount: searchParams.get('discount') }
}

/** The cart as it is paid: with the URL's discount code, and with an address. */
function prepareCart(record: CartRecord, { discount }: CheckoutParams, context: ShopifyContext): CartRecord {
  const discountCodes = readDiscountCodes([...record.discountCodes, discount ?? ''])
  return withDeliveryAddress({ ...record, discountCodes }, context)
}

function showCheckout(record: CartRecord, params: CheckoutParams, context: ShopifyContext): Response {
  if (record.completedAt) return renderErrorPage('completed', context)
  const cart = priceCart(context.world, prepareCart(record, params, context))
  return cart.quantity === 0 ? renderErrorPage('empty', context) : renderCheckoutPage(cart, params, context)
}

/** Places the order, unless its total differs from the one that the shopper saw. */
async function submitCheckout(
  record: CartRecord,
  params: CheckoutParams,
  form: FormData,
  context: ShopifyContext,
): Promise<Response> {
  const { world } = context
  if (record.completedAt) return renderErrorPage('completed', context)
  const email = String(form.get('email') ?? '').trim()
  const submitted = { ...prepareCart(record, params, context), buyerEmail: isEmail(email) ? email : record.buyerEmail }
  const cart = priceCart(world, submitted)
  if (cart.quantity === 0) return renderErrorPage('empty', context)
  if (String(cart.total) !== form.get('total')) return renderCheckoutPage(cart, params, context, true)

  await world.runExclusive(() =>
    world.carts.update((query) => query.where({ id: record.id }), {
      data(draft) {
        draft.discountCodes = submitted.discountCodes
        draft.deliveryAddresses = submitted.deliveryAddresses
        draft.buyerEmail = submitted.buyerEmail
      },
    }),
  )
  const order = await placeOrder(context, record.id)
  return new Response(null, { status: 303, headers: { location: getOrderStatusUrl(order, context.urls) } })
}

/** Places the order of a cart. A form that was submitted twice gets the order of the first submission. */
async function placeOrder(context: ShopifyContext, cartId: string): Promise<OrderRecord> {
  const { world } = context
  try {
    const order = await completeCheckout(world, cartId)
    await mailOrderConfirmation(context, order)
    return order
  } catch (error) {
    const existingOrder = world.orders.findFirst((query) => query.where({ cartId }))
    if (!existingOrder) throw error
    return existingOrder
  }
}
