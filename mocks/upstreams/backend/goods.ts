import type { RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'
import type { BackendOperations } from './operations.ts'
import { type Body, createPrebuilt } from './prebuilt.ts'

/** Collections and products, with this world's stock. */
export function goodsHandlers(on: BackendOperations, context: UpstreamContext): RequestHandler[] {
  const prebuilt = createPrebuilt(context.catalogue)
  return [
    on('collection', {
      answer({ path: { store, handle }, world, reply }) {
        const body = prebuilt.collection(handle, { world, region: store, origin: context.origin() })
        return body ? send(body) : reply(404, { error: `The ${store} store has no collection "${handle}"` })
      },
      refuse: ({ reply, why }) => reply(404, { error: why }),
    }),
    on('product', {
      answer({ path: { store, handle }, world, reply }) {
        const body = prebuilt.product(handle, { world, region: store, origin: context.origin() })
        return body ? send(body) : reply(404, { error: `The ${store} store has no product "${handle}"` })
      },
      refuse: ({ reply, why }) => reply(404, { error: why }),
    }),
  ]
}

/** A stream, because a Response made of bytes copies them first: ten megabytes for all trousers. */
function send({ pieces, length, etag }: Body): Response {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'application/json', 'content-length': String(length), etag },
  })
}
