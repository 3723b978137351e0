import { expect, test } from 'vitest'
import { createSimulatedBackend } from '#mocks/backend.ts'
import { createBrowser } from '../sign-in/sign-in.fixtures.ts'

const SHOP = 'https://shop.test'
const mug = {
  handle: 'mug',
  title: 'Mug',
  vendor: 'Potters',
  variants: [{ optionValues: [{ optionName: 'Size', name: 'Large' }], sku: 'MUG-L', price: '12.50' }],
}
const bowl = { handle: 'bowl', title: 'Bowl', price: '20.00' }
const order = { processedAt: '2026-01-01T00:00:00Z', lineItems: [{ product: 'mug', quantity: 2 }] }
const customers = [{ email: 'ann@example.com', orders: [order] }]

const QUERY = `{ customer { orders(first: 1) { nodes {
  totalPrice { amount } statusPageUrl
  lineItems(first: 1) { nodes { title sku vendor variantTitle quantity price { amount } variantId productId image { url } } }
} } } }`

test('an order keeps the texts and prices of goods that a new goods file has no more [SIM-10]', async () => {
  const options = { strict: true, storefront: SHOP }
  const first = await createSimulatedBackend({ ...options, catalogue: { products: [mug, bowl], customers } })
  const { signIn, world } = createBrowser(first, { worldId: 'mine' })
  await world.ready
  const { access_token } = await signIn({}, 'ann@example.com')
  const catalogue = { products: [bowl, { ...mug, handle: 'cup', title: 'Cup' }] }
  const second = await createSimulatedBackend({ ...options, catalogue, transfer: await first.transfer() })
  const { fetch } = createBrowser(second, { worldId: 'mine' })
  const response = await fetch(`${second.origin}/customer-account/gb/customer/api/2025-01/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: access_token },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data } = await response.json()
  const [order] = data.customer.orders.nodes
  expect(order).toMatchObject({
    totalPrice: { amount: '25.0' },
    lineItems: {
      nodes: [
        {
          title: 'Mug',
          sku: 'MUG-L',
          vendor: 'Potters',
          variantTitle: 'Large',
          quantity: 2,
          price: { amount: '12.5' },
          variantId: null,
          productId: null,
          image: null,
        },
      ],
    },
  })
  const page = await (await fetch(order.statusPageUrl)).text()
  expect(page).toContain('<p>Mug</p><p class="quiet">Large</p>')
  await second.close()
})
