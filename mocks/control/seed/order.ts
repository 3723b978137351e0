import type { z } from 'zod'
import { COOKIE, tokensKey } from '#contracts/shop/visitor.ts'
import { completeCheckout } from '#mocks/upstreams/shopify/cart/complete-checkout.ts'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { findNearestName } from '#mocks/world/nearest-name.ts'
import { getDaysAgo } from '../../world/clock.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { buildCart, buildCartLine } from '../../world/factories.ts'
import { findCustomerByEmail } from '../../world/find-customer.ts'
import { DELIVERY_DAYS, getDeliveryDaysAgo } from '../../world/orders.ts'
import { createVisitor } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import type { SeededOrder, seedOrderRequest } from '../api.ts'
import { toErrorResponse } from '../validation.ts'
import { getCustomerNumber } from './customer.ts'
import { findVariants } from './find-variants.ts'
import { inventAddress, inventPerson } from './invented-person.ts'

type OrderRequest = z.output<typeof seedOrderRequest>

/**
 * Creates an order by checking out a cart, dated so many days ago. Stock and prices are the current ones.
 * @param origin The simulated backend's origin, for which the visitor's tokens are signed.
 */
export async function seedOrder(world: World, request: OrderRequest, origin: string): Promise<SeededOrder> {
  const { region, fulfilment } = request
  const { placedAt, deliveredAt } = getDates(world, request)
  const orderLines = findVariants(world, request.lines)
  const customer = findCustomer(world, request)
  const buyer = customer ?? { ...inventPerson(world), ...(request.email && { email: request.email }) }

  const cart = await world.carts.create(
    buildCart(world, { region, buyerEmail: buyer.email, lines: orderLines.map((line) => buildCartLine(world, line)) }),
  )
  const { id, name, shippingAddress } = await completeCheckout(world, cart.id)
  const address = {
    ...(shippingAddress ?? inventAddress(world, region, buyer)),
    ...(request.postcode && { zip: request.postcode }),
  }
  await world.orders.update((query) => query.where({ id }), {
    data(order) {
      order.createdAt = placedAt
      order.fulfilment = fulfilment
      order.deliveredAt = deliveredAt
      order.shippingAddress = address
    },
  })
  await world.carts.update((query) => query.where({ id: cart.id }), {
    data(draft) {
      draft.createdAt = draft.updatedAt = draft.completedAt = placedAt
    },
  })
  const visitor = createVisitor()
  if (customer) {
    visitor.setCookie(COOKIE.customerId, getCustomerNumber(customer))
    if (request.signedIn && !isSignedIn(world, customer)) await signInVisitor(world, visitor, customer, origin)
  }
  const start = customer ? `/account?page=orders&order=${name.replace('#', '')}` : '/returns'
  return { orderId: id, name, email: buyer.email, postcode: address.zip, visitor: visitor.getState(), start }
}

/** Whether the world's visitor is signed in as this customer already. */
function isSignedIn({ entrance: { visitor } }: World, customer: CustomerRecord): boolean {
  const cookie = visitor.cookies.find(({ name }) => name === COOKIE.customerId)
  return cookie?.value === getCustomerNumber(customer) && tokensKey(customer.region) in visitor.localStorage
}

/** When the order was placed and delivered, as ISO dates. */
function getDates({ clock }: World, { placedDaysAgo, deliveredDaysAgo, fulfilment }: OrderRequest) {
  const placed = placedDaysAgo ?? Math.max(DEFAULT_AGE_DAYS, (deliveredDaysAgo ?? 0) + DELIVERY_DAYS)
  const delivered = deliveredDaysAgo ?? getDeliveryDaysAgo(placed)
  return {
    placedAt: getDaysAgo(clock, placed),
    deliveredAt: fulfilment === 'delivered' ? getDaysAgo(clock, delivered) : null,
  }
}

const DEFAULT_AGE_DAYS = 7

/** The requested customer; undefined for a guest. Throws a 404 for an unknown customer number or address. */
function findCustomer(world: World, { region, customerId, email, guest }: OrderRequest): CustomerRecord | undefined {
  if (customerId === undefined) {
    if (email === undefined || guest === true) return undefined
    const customer = findCustomerByEmail(world, region, email)
    if (customer || guest === undefined) return customer
    const addresses = world.customers.findMany((query) => query.where({ region })).map((record) => record.email)
    throw toErrorResponse(404, {
      error: `email: the ${region} store has no customer ${email}`,
      nearest: findNearestName(email, addresses),
    })
  }
  const customer = world.customers.findFirst((query) =>
    query.where({ id: `gid://shopify/Customer/${customerId}`, region }),
  )
  if (customer) return customer
  throw toErrorResponse(404, { error: `customerId: the ${region} store has no customer ${customerId}` })
}
