import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Collection, CollectionProduct } from '#contracts/backend/generated/types.ts'
import { findFreePort, type Running, startBackend, startShopIn } from '../processes.ts'

/** The collection that is made longer. Tops have few sizes: two thousand of them are still less than the shop reads. */
export const ENLARGED_COLLECTION = '/collections/tops'
const ENLARGED_CALL = /\/collections\/\w+\/tops\.json/

/** Starts the production build with a collection of so many styles: the simulated backend's, and copies of its products. */
export async function startEnlargedShop(styleCount: number): Promise<Running> {
  const port = await findFreePort()
  const backend = await startBackend(`http://localhost:${port}`)
  const proxy = createServer((request, response) => void forward(request.url ?? '/', response))
  await once(proxy.listen(0), 'listening')
  const { port: proxyPort } = proxy.address() as AddressInfo

  async function forward(path: string, response: ServerResponse) {
    const upstreamResponse = await fetch(backend.environment.BACKEND_URL + path)
    const text = await upstreamResponse.text()
    response.writeHead(upstreamResponse.status, { 'content-type': 'application/json' })
    response.end(ENLARGED_CALL.test(path) ? JSON.stringify(repeatProducts(JSON.parse(text), styleCount)) : text)
  }

  const environment = { ...backend.environment, BACKEND_URL: `http://localhost:${proxyPort}` }
  const shop = await startShopIn(environment, port)
  return {
    ...shop,
    async stop() {
      await shop.stop()
      await close(proxy)
      await backend.stop()
    },
  }
}

function repeatProducts(collection: Collection, styleCount: number): Collection {
  const { products } = collection
  const ownStyles = new Set(products.map(({ sku }) => sku.slice(0, 6))).size
  const copies = Array.from({ length: styleCount - ownStyles }, (_, copy) => products[copy % products.length] ?? [])
  return { ...collection, products: [...products, ...copies.flat().map(copyProduct)] }
}

/** A copy is a style of its own: a card more. */
const copyProduct = (product: CollectionProduct, copy: number): CollectionProduct => ({
  ...product,
  handle: `${product.handle}-${copy}`,
  sku: `${String(copy).padStart(5, '0')}x${product.sku}`,
})

async function close(server: Server) {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
