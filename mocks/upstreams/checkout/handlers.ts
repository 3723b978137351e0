import type { RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'

export function createCheckoutHandlers(_upstream: UpstreamContext): RequestHandler[] {
  return []
}
