import { z } from 'zod'
import { CURRENCIES } from '#contracts/regions.ts'
import { COOKIE } from '#contracts/visitor.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { ADDRESS_ID, joMarsh } from '../given/jo-marsh.ts'
import { someGoods } from '../given/some-goods.ts'

/** Pact's consumer tests name the token and the address that they will ask with. */
const params = z.strictObject({
  region,
  accessToken: z.string().min(1).default('known-customer-token'),
  addressId: z.string().startsWith('gid://shopify/MailingAddress/').default(ADDRESS_ID),
})

const LINE_ID = 'gid://shopify/LineItem/1001'

export const knownCustomer = defineScenario({
  name: 'known-customer',
  summary: 'A customer with an account, an address and one order, SP1001, that was sent to it.',
  department: 'customer',
  params,
  async given({ world, visitor, catalogue, params: { region, accessToken, addressId } }) {
    const { price, variants } = someGoods(catalogue)
    const number = world.ids.number('order')
    const customer = await joMarsh(world, region, { addressId, accessTokens: [accessToken] })
    const unitPrice = price[region]
    await world.orders.create({
      id: `gid://shopify/Order/${number}`,
      name: `#SP${number}`,
      region,
      currency: CURRENCIES[region],
      customerId: customer.id,
      email: customer.email,
      createdAt: world.clock.now().toISOString(),
      lines: variants.slice(0, 1).map(({ id }) => ({ id: LINE_ID, variantId: id, quantity: 1, unitPrice })),
      subtotal: unitPrice,
      total: unitPrice,
      shippingAddress: customer.addresses[0] ?? null,
      fulfilment: 'delivered',
    })
    visitor.cookie(COOKIE.customerId, '7001')
  },
})
