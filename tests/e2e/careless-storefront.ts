import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

const PRODUCTS = ['the-belt-black', 'everyday-tee-white']

/**
 * A small shop on a simulated store, as others write them: it adds what is asked for as often as it is asked, and tells of
 * every failure. It passes worlds on.
 */
export async function startCarelessStorefront(backend: string) {
  const server = createServer((request, response) => {
    answer(backend, request).then(
      ({ html, headers }) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html),
      () => response.writeHead(500).end(),
    )
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}

const CART = 'id checkoutUrl totalQuantity cost { totalAmount { amount } } lines(first: 9) { nodes { id } }'
type Cart = { id: string; checkoutUrl: string; totalQuantity: number; cost: { totalAmount: { amount: string } } }

async function answer(backend: string, request: IncomingMessage) {
  const { pathname } = new URL(request.url ?? '/', 'http://shop')
  const { cookie = '', baggage } = request.headers
  const call = async (query: string) => {
    const response = await fetch(`${backend}/shopify/gb/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(baggage ? { baggage: String(baggage) } : {}) },
      body: JSON.stringify({ query }),
    })
    return (await response.json()).data
  }
  const id = decodeURIComponent(/\bcart=([^;]+)/.exec(cookie)?.[1] ?? '')
  const handle = pathname.split('/')[2] ?? ''

  if (request.method === 'POST') {
    const { product } = await call(
      `{ product(handle: "${handle}") { variants(first: 9) { nodes { id availableForSale } } } }`,
    )
    const nodes: { id: string; availableForSale: boolean }[] = product.variants.nodes
    const lines = `lines: [{ merchandiseId: "${nodes.find(({ availableForSale }) => availableForSale)?.id}" }]`
    const { result }: { result: { cart: Cart } } = await call(
      id
        ? `mutation { result: cartLinesAdd(cartId: "${id}", ${lines}) { cart { ${CART} } } }`
        : `mutation { result: cartCreate(input: { ${lines} }) { cart { ${CART} } } }`,
    )
    return { html: '', headers: { 'set-cookie': `cart=${encodeURIComponent(result.cart.id)}; Path=/` } }
  }
  if (pathname.startsWith('/products/'))
    return {
      html: `<h1>${handle}</h1><a href="/cart">Cart</a><button>Add to cart</button><p role="alert"></p><script>
        const say = (text) => (document.querySelector('[role=alert]').textContent = text)
        document.querySelector('button').onclick = () =>
          fetch('/products/${handle}', { method: 'POST' }).then(() => say(''), () => say('Error adding item to cart'))
      </script>`,
    }
  const cart: Cart | null = pathname === '/cart' && id ? (await call(`{ cart(id: "${id}") { ${CART} } }`)).cart : null
  const links = PRODUCTS.map((name) => `<a href="/products/${name}">${name}</a>`)
  const sum =
    cart &&
    `<p>${cart.totalQuantity} pieces, £${cart.cost.totalAmount.amount}</p><a href="${cart.checkoutUrl}">Check out</a>`
  return { html: `<h1>Shop</h1>${links.join('')}<a href="/cart">Cart</a><main>${sum ?? ''}</main>` }
}
