import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

/**
 * Serves `GET /metrics` on a port of its own, which no load balancer shows to visitors. Resolves with the port; rejects with
 * EADDRINUSE.
 */
export function serveMetrics(metrics: Metrics, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end('The metrics are at /metrics.')
    const { text, contentType } = await metrics.read()
    res.writeHead(200, { 'content-type': contentType }).end(text)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      }),
    )
  })
}
