import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { baggageWithWorld } from '../world-header.ts'

/** Lets a browser live in a world of its own: turns its world cookie into the header that the shop passes on. */
export const worldCookie = (): Plugin => ({
  name: 'spoke:world-cookie',
  configureServer(server) {
    server.middlewares.use((req, _res, next) => {
      nameWorld(req)
      next()
    })
  },
})

/** Both forms of the headers: the one Request that Start makes reads some from `headers` and all from `rawHeaders`. */
export function nameWorld(req: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): void {
  const given = [req.headers.baggage ?? []].flat().join(',') || undefined
  const baggage = baggageWithWorld(req.headers.cookie, given)
  if (baggage === undefined || baggage === given) return
  req.headers.baggage = baggage
  for (let i = req.rawHeaders.length - 2; i >= 0; i -= 2) {
    if (req.rawHeaders[i]?.toLowerCase() === 'baggage') req.rawHeaders.splice(i, 2)
  }
  req.rawHeaders.push('baggage', baggage)
}
