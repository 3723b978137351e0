import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { getRequestId } from '../serve/request-id.ts'
import { addWorldToBaggage } from '../serve/world-header.ts'

type Headers = Pick<IncomingMessage, 'headers' | 'rawHeaders'>

/** A Vite plugin that adds the request id and the browser's world to requests, as the production server does. */
export const createRequestHeadersPlugin = (): Plugin => ({
  name: 'spoke:request-headers',
  configureServer(server) {
    server.middlewares.use((req, _res, next) => {
      setHeader(req, 'x-request-id', getRequestId(req.headers['x-request-id']))
      addWorldHeader(req)
      next()
    })
  },
})

/** Adds the world of the browser's cookie to the `baggage` header, which the shop sends to its upstreams. */
export function addWorldHeader(req: Headers): void {
  const original = [req.headers.baggage ?? []].flat().join(',') || undefined
  const baggage = addWorldToBaggage(req.headers.cookie, original)
  if (baggage !== undefined && baggage !== original) setHeader(req, 'baggage', baggage)
}

/** Sets both lists: the Request that Start creates reads single headers from `headers`, and all of them from `rawHeaders`. */
function setHeader({ headers, rawHeaders }: Headers, name: string, value: string): void {
  headers[name] = value
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    if (rawHeaders[i]?.toLowerCase() === name) rawHeaders.splice(i, 2)
  }
  rawHeaders.push(name, value)
}
