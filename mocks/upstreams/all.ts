import type { RequestHandler } from 'msw'
import type { UpstreamContext, UpstreamName } from './upstream.ts'

/** Every simulated upstream, by the first segment of its URLs. */
export function createUpstreams(context: UpstreamContext): ReadonlyMap<string, RequestHandler[]> {
  void context
  const byName: Partial<Record<UpstreamName, RequestHandler[]>> = {}
  return new Map(Object.entries(byName))
}
