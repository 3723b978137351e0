import { z } from 'zod'
import { REGIONS } from '#contracts/shop/regions.ts'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import { getDaysAgo } from '../../world/clock.ts'
import { getDeliveryDaysAgo } from '../../world/orders.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { ADDRESS_ID, givenDefaultCustomer } from '../given/default-customer.ts'
import { givenEarlierReturn } from '../given/earlier-return.ts'
import { getFirstProduct } from '../given/first-product.ts'

/** Pact's consumer tests choose the tokens and the address. */
const params = z.strictObject({
  region,
  /** Of the Storefront API. */
  accessToken: z.string().min(1).default('known-customer-token'),
  /** Of the Customer Account API. */
  accountToken: z.string().min(1).default('known-customer-account-token'),
  addressId: z.string().startsWith('gid://shopify/MailingAddress/').default(ADDRESS_ID),
  /** Whether the order was returned and paid back. */
  returned: z.boolean().default(false),
  /** The id of a cart that the customer has, if any. */
  cartId: z.string().startsWith('gid://shopify/Cart/').optional(),
})

const LINE_ID = 'gid://shopify/LineItem/1001'

export const knownCustomer = defineScenario({
  name: 'known-customer',
  summary: 'A customer with an account, an address and one order, SP1001, delivered to it.',
  department: 'customer',
  params,
  async given({ world, visitor, catalogue, params }) {
    const { region, accessToken, accountToken, addressId, returned, cartId } = params
    const { price, variants } = getFirstProduct(catalogue)
    const number = world.ids.nextNumber('order')
    const tokens = { accessTokens: [accessToken], accountTokens: [accountToken] }
    const customer = await givenDefaultCustomer(world, region, { addressId, ...tokens })
    const unitPrice = price[region]
    const age = returned ? 12 : 0
    const order = await world.orders.create({
      id: `gid://shopify/Order/${number}`,
      name: `#SP${number}`,
      region,
      currency: REGIONS[region].currency,
      customerId: customer.id,
      email: customer.email,
      createdAt: getDaysAgo(world.clock, age),
      lines: variants.slice(0, 1).map(({ id }) => ({ id: LINE_ID, variantId: id, quantity: 1, unitPrice })),
      subtotal: unitPrice,
      total: unitPrice,
      shippingAddress: customer.addresses[0] ?? null,
      fulfilment: 'delivered',
      deliveredAt: getDaysAgo(world.clock, getDeliveryDaysAgo(age)),
    })
    if (returned) await givenEarlierReturn(world, order, order.lines, { daysAgo: 7 })
    visitor.setCookie(COOKIE.customerId, '7001')
    if (cartId === undefined) return
    const lines = variants.slice(0, 1).map(({ id }) => buildCartLine(world, { variantId: id }))
    await world.carts.create(buildCart(world, { region, id: cartId, lines }))
    visitor.rememberCart(region, cartId, 1)
  },
})
