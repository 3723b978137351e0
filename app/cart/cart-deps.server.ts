import { getRequest } from '@tanstack/react-start/server'
import { report } from '#app/errors/report.ts'
import { requestIdOf } from '#app/http/request-id.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { visitor } from '#app/visitor/visitor.server.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CartDeps } from './cart.server.ts'

/** What the cart stands on while a request is answered. */
export function cartDeps(region: RegionCode): CartDeps {
  return { region, shopify: upstreams(region).shopify, visitor: visitor(), report, log }
}

/** A line of the server's log, beside those of reports. */
function log(message: string): void {
  const time = new Date().toISOString()
  console.info(JSON.stringify({ time, level: 'info', requestId: requestIdOf(getRequest()), message }))
}
