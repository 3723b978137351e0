import { expect, test } from 'vitest'
import { givenVisitor } from '#app/cart/cart-visitor.fixtures.ts'
import { cartId } from '#app/visitor/cookies.ts'
import { createClients } from '#tests/support/clients.ts'
import { identifyBuyer } from './identify-buyer.server.ts'

/** A signed-in customer; `created` holds the tokens that were created for the Storefront API. */
async function givenCustomer(scenario = 'returning-customer') {
  const given = await givenVisitor(scenario)
  const { customerAccount, shopify } = createClients({ backend: given.backend, fetch: given.fetch })
  const { accessToken }: { accessToken: string } = JSON.parse(given.stored.access_tokens ?? '{}')
  const created: string[] = []
  const deps = {
    cart: given.deps,
    shopify,
    openAccount: async (token: string) => {
      const account = customerAccount(token)
      return {
        storefrontCustomerAccessTokenCreate: async () => {
          const payload = await account.storefrontCustomerAccessTokenCreate()
          created.push(payload.customerAccessToken ?? '')
          return payload
        },
      }
    },
  }
  const readBuyer = () => given.world.carts.all().map(({ buyerEmail, buyer }) => [buyerEmail, buyer.customerId])
  return { ...given, deps, shopify, accessToken, created, readBuyer }
}

test('the cart is associated with a customer by a Storefront token [ACC-08]', async () => {
  const { deps, shopify, accessToken, created, readBuyer, reported } = await givenCustomer()
  const cart = deps.cart.visitor.getCookie(cartId('gb'))?.replace(/\?.*/, '')
  expect(await identifyBuyer(deps, accessToken)).toEqual({ cart, customer: '7001' })
  expect(readBuyer()).toEqual([['jo@example.com', 'gid://shopify/Customer/7001']])
  const read = (customerAccessToken: string) => shopify.customer({ customerAccessToken })
  expect([await read(created[0] ?? ''), await read(accessToken)]).toMatchObject([{ email: 'jo@example.com' }, null])
  expect(reported).toEqual([])
})

test('a cart that is associated already creates no other token [ACC-08]', async () => {
  const { deps, accessToken, created, visitor, reported } = await givenCustomer()
  const first = await identifyBuyer(deps, accessToken)
  visitor.jar.set('cart_customer_gb', '7001')
  expect(await identifyBuyer(deps, accessToken)).toEqual(first)
  expect([created.length, reported]).toEqual([1, []])
})

test('the cart of an earlier customer is not associated with another one [ACC-08]', async () => {
  const { deps, accessToken, created, readBuyer, visitor } = await givenCustomer()
  await identifyBuyer(deps, accessToken)
  visitor.jar.set('cart_customer_gb', '7002')
  expect(await identifyBuyer(deps, accessToken)).toBeNull()
  expect([created.length, readBuyer()]).toEqual([1, [['jo@example.com', 'gid://shopify/Customer/7001']]])
})

test('a completed cart is left unchanged for the next read [ACC-08] [CART-05]', async () => {
  const { deps, accessToken, visitor } = await givenCustomer('cart-completed')
  const cookies = [...visitor.jar]
  expect([await identifyBuyer(deps, accessToken), [...visitor.jar]]).toEqual([null, cookies])
})

test('the OAuth token itself is refused as a buyer [ACC-08]', async () => {
  const { deps, accessToken, readBuyer, reported } = await givenCustomer()
  const openAccount = async () => ({
    storefrontCustomerAccessTokenCreate: async () => ({ customerAccessToken: accessToken, userErrors: [] }),
  })
  expect(await identifyBuyer({ ...deps, openAccount }, accessToken)).toBeNull()
  expect([readBuyer(), reported]).toEqual([[[null, null]], ['cart.change-failed']])
})

test('without a cart no token is created [ACC-08]', async () => {
  const { deps, accessToken, created, visitor } = await givenCustomer()
  visitor.jar.clear()
  expect([await identifyBuyer(deps, accessToken), created]).toEqual([null, []])
})

test('an account that does not answer leaves the cart as it is [ACC-08]', async () => {
  const { deps, accessToken, readBuyer, reported, world } = await givenCustomer()
  world.faults.add({ upstream: 'customer-account', respond: { status: 500 } })
  expect(await identifyBuyer(deps, accessToken)).toBeNull()
  expect([readBuyer(), reported]).toEqual([[[null, null]], ['cart.change-failed']])
})

test('a refused token is not reported as a failure [ACC-08]', async () => {
  const { deps, readBuyer, reported } = await givenCustomer()
  expect(await identifyBuyer(deps, 'signed-out-token')).toBeNull()
  expect([readBuyer(), reported]).toEqual([[[null, null]], []])
})
