import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readWorldId, toWorldBaggage } from '#contracts/world-id.ts'

/**
 * A server in front of the shop under workerd that names each browser's world in `baggage`, as the shop's own server does on a
 * simulated backend. Resolves once it listens.
 */
export async function createWorldFront() {
  let target = ''
  const server = createServer((req, res) => {
    const { baggage, cookie } = req.headers
    const world = readWorldId({ baggage: [baggage ?? []].flat().join(','), cookie })
    const headers = { ...req.headers, ...(world !== undefined && { baggage: toWorldBaggage(world) }) }
    const forwarded = request(target + req.url, { method: req.method, headers }, (incoming) => {
      res.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders)
      incoming.pipe(res)
    })
    forwarded.on('error', () => res.destroy())
    res.on('close', () => forwarded.destroy())
    req.pipe(forwarded)
  })
  await once(server.listen(0), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Passes requests on to this origin from now on. */
    passTo(origin: string) {
      target = origin
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
