import { z } from 'zod'
import { CURRENCIES } from '#contracts/regions.ts'
import { COOKIE } from '#contracts/visitor.ts'
import { defineScenario, region } from './define-scenario.ts'
import { someGoods } from './some-goods.ts'

/** Pact's consumer tests name the token and the address that they will ask with. */
const params = z.strictObject({
  region,
  accessToken: z.string().min(1).default('known-customer-token'),
  addressId: z.string().startsWith('gid://shopify/MailingAddress/').default('gid://shopify/MailingAddress/9001'),
})

const LINE_ID = 'gid://shopify/LineItem/1001'

const HOME = {
  firstName: 'Jo',
  lastName: 'Marsh',
  address1: '1 Mill Lane',
  address2: 'Flat 2',
  city: 'Leeds',
  province: 'West Yorkshire',
  provinceCode: 'WYK',
  country: 'United Kingdom',
  countryCode: 'GB',
  zip: 'LS1 4AP',
  phone: '+447700900123',
}

export const knownCustomer = defineScenario({
  name: 'known-customer',
  summary: 'A customer with an account, an address and one order, SP1001, that was sent to it.',
  department: 'customer',
  params,
  async given({ world, visitor, catalogue, params: { region, accessToken, addressId } }) {
    const { price, variants } = someGoods(catalogue)
    const now = world.clock.now().toISOString()
    const number = world.ids.number('order')
    const address = { id: addressId, ...HOME }
    const customer = await world.customers.create({
      id: 'gid://shopify/Customer/7001',
      region,
      firstName: HOME.firstName,
      lastName: HOME.lastName,
      email: 'jo@example.com',
      phone: HOME.phone,
      createdAt: now,
      addresses: [address],
      defaultAddressId: addressId,
      accessTokens: [accessToken],
    })
    const unitPrice = price[region]
    await world.orders.create({
      id: `gid://shopify/Order/${number}`,
      name: `#SP${number}`,
      region,
      currency: CURRENCIES[region],
      customerId: customer.id,
      email: customer.email,
      createdAt: now,
      lines: variants.slice(0, 1).map(({ id }) => ({ id: LINE_ID, variantId: id, quantity: 1, unitPrice })),
      subtotal: unitPrice,
      total: unitPrice,
      shippingAddress: address,
      fulfilment: 'delivered',
    })
    visitor.cookie(COOKIE.customerId, '7001')
  },
})
