import type { z } from 'zod'
import { COOKIE } from '#contracts/visitor.ts'
import { createVisitor } from '#mocks/world/visitor.ts'
import { completeCheckout } from '../../world/checkout.ts'
import type { CustomerRecord } from '../../world/customers.ts'
import { aCart, aLine } from '../../world/factories.ts'
import type { World } from '../../world/world.ts'
import { refusal } from '../answers.ts'
import type { SeededOrder, seedOrderRequest } from '../api.ts'
import { customerByEmail, numberOf } from './customer.ts'
import { daysBefore } from './days-before.ts'
import { variantsFor } from './goods.ts'
import { inventAddress, inventPerson } from './invented-person.ts'

type Wanted = z.output<typeof seedOrderRequest>

/** Pays for a cart as a shopper would, so many days ago. The goods come from the shelf at what they cost now. */
export async function seedOrder(world: World, wanted: Wanted): Promise<SeededOrder> {
  const { region, placedDaysAgo, fulfilment } = wanted
  const chosen = variantsFor(world, wanted.lines)
  const soldOut = chosen.findIndex(({ variantId, quantity }) => world.stock.available(variantId) < quantity)
  if (soldOut >= 0) throw refusal(409, { error: `lines.${soldOut}: there are not so many of it in stock` })
  const customer = customerOf(world, wanted)
  const buyer = customer ?? { ...inventPerson(world), ...(wanted.email && { email: wanted.email }) }

  const cart = await world.carts.create(
    aCart(world, { region, buyerEmail: buyer.email, lines: chosen.map((line) => aLine(world, line)) }),
  )
  const { id, name, shippingAddress } = await completeCheckout(world, cart.id)
  const address = {
    ...(shippingAddress ?? inventAddress(world, region, buyer)),
    ...(wanted.postcode && { zip: wanted.postcode }),
  }
  const placedAt = daysBefore(world, placedDaysAgo)
  await world.orders.update((query) => query.where({ id }), {
    data(order) {
      order.createdAt = placedAt
      order.fulfilment = fulfilment
      order.shippingAddress = address
    },
  })
  await world.carts.update((query) => query.where({ id: cart.id }), {
    data(draft) {
      draft.createdAt = draft.updatedAt = draft.completedAt = placedAt
    },
  })
  const visitor = createVisitor()
  if (customer) visitor.cookie(COOKIE.customerId, numberOf(customer))
  return { orderId: id, name, email: buyer.email, postcode: address.zip, visitor: visitor.state() }
}

/** Whoever was asked for; nobody for a guest. Refuses a customer number that this region's store does not have. */
function customerOf(world: World, { region, customerId, email }: Wanted): CustomerRecord | undefined {
  if (customerId === undefined) return email === undefined ? undefined : customerByEmail(world, region, email)
  const found = world.customers.findFirst((query) =>
    query.where({ id: `gid://shopify/Customer/${customerId}`, region }),
  )
  if (found) return found
  throw refusal(404, { error: `customerId: the ${region} store has no customer ${customerId}` })
}
