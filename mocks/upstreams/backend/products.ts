import type { RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getMeasures } from '#mocks/world/catalogue/garment-measures.ts'
import { toStoreWorld } from '#mocks/world/withdrawn.ts'
import type { World } from '#mocks/world/world.ts'
import { findProductByHandle } from '../shopify/goods/published-products.ts'
import type { UpstreamContext } from '../upstream.ts'
import type { BackendOperations } from './operations.ts'
import { type CachedBody, createResponseCache } from './response-cache.ts'

/** Creates the handlers of collections and products, with the stock of the world. */
export function createProductHandlers(on: BackendOperations, context: UpstreamContext): RequestHandler[] {
  const cache = createResponseCache()
  const toProductContext = (world: World, region: RegionCode) => ({
    world: toStoreWorld(world, region),
    region,
    origin: context.origin(),
  })
  return [
    on('collection', {
      respond({ path: { store, handle }, world, reply }) {
        const body = cache.collection(handle, toProductContext(world, store))
        return body ? streamBody(body) : reply(404, { error: `The ${store} store has no collection "${handle}"` })
      },
      reject: ({ reply, message }) => reply(404, { error: message }),
    }),
    on('product', {
      respond({ path: { store, handle }, world, reply }) {
        const body = cache.product(handle, toProductContext(world, store))
        return body ? streamBody(body) : reply(404, { error: `The ${store} store has no product "${handle}"` })
      },
      reject: ({ reply, message }) => reply(404, { error: message }),
    }),
    on('productMeasures', {
      respond({ path: { store, handle }, world, reply }) {
        const product = findProductByHandle(toStoreWorld(world, store), handle)
        return product
          ? reply(200, { measures: getMeasures(product) })
          : reply(404, { error: `The ${store} store has no product "${handle}"` })
      },
      reject: ({ reply, message }) => reply(404, { error: message }),
    }),
  ]
}

/** Streams the chunks, because a Response of bytes copies them first: ten megabytes for all trousers. */
function streamBody({ chunks, length, etag }: CachedBody): Response {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'application/json', 'content-length': String(length), etag },
  })
}
