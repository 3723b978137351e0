import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { requestIdFrom } from '../serve/request-id.ts'
import { baggageWithWorld } from '../world-header.ts'

type Headers = Pick<IncomingMessage, 'headers' | 'rawHeaders'>

/** What the production server does with a request before the shop sees it, for Vite's: an id, and the browser's world. */
export const requestHeaders = (): Plugin => ({
  name: 'spoke:request-headers',
  configureServer(server) {
    server.middlewares.use((req, _res, next) => {
      setHeader(req, 'x-request-id', requestIdFrom(req.headers['x-request-id']))
      nameWorld(req)
      next()
    })
  },
})

/** Lets a browser live in a world of its own: turns its world cookie into the header that the shop passes on. */
export function nameWorld(req: Headers): void {
  const given = [req.headers.baggage ?? []].flat().join(',') || undefined
  const baggage = baggageWithWorld(req.headers.cookie, given)
  if (baggage !== undefined && baggage !== given) setHeader(req, 'baggage', baggage)
}

/** In both forms: the Request that Start makes of it reads one header from `headers` and all of them from `rawHeaders`. */
function setHeader({ headers, rawHeaders }: Headers, name: string, value: string): void {
  headers[name] = value
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    if (rawHeaders[i]?.toLowerCase() === name) rawHeaders.splice(i, 2)
  }
  rawHeaders.push(name, value)
}
