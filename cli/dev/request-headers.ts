import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { REQUEST_ID } from '#contracts/request-id.ts'
import { readWorldId, toWorldBaggage } from '#contracts/world-id.ts'
import { getRequestId } from '../serve/request-id.ts'

type Headers = Pick<IncomingMessage, 'headers' | 'rawHeaders'>

/** A Vite plugin that adds the request id and the browser's world to requests, as the production server does. */
export const createRequestHeadersPlugin = (): Plugin => ({
  name: 'spoke:request-headers',
  configureServer(server) {
    server.middlewares.use((req, _res, next) => {
      setHeader(req, REQUEST_ID, getRequestId(req.headers[REQUEST_ID]))
      setWorldHeader(req)
      next()
    })
  },
})

/** Makes the world that the request names its whole `baggage`, which the shop sends to its upstreams. */
export function setWorldHeader(req: Headers): void {
  const world = readWorldId({ baggage: [req.headers.baggage ?? []].flat().join(','), cookie: req.headers.cookie })
  setHeader(req, 'baggage', world === undefined ? undefined : toWorldBaggage(world))
}

/**
 * Sets both lists, or removes the header from them: the Request that Start creates reads single headers from `headers`, and
 * all of them from `rawHeaders`.
 */
function setHeader({ headers, rawHeaders }: Headers, name: string, value: string | undefined): void {
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    if (rawHeaders[i]?.toLowerCase() === name) rawHeaders.splice(i, 2)
  }
  delete headers[name]
  if (value === undefined) return
  headers[name] = value
  rawHeaders.push(name, value)
}
