import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createCall } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { Identify, operations as Operations, Page, Track } from './generated/types.ts'

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>

/** The key is the shop's: this client never runs in a browser. A message id makes every call repeatable: what arrives twice counts once. */
export function createAnalyticsClient({ apiKey, ...http }: HttpOptions & { apiKey: string }) {
  const call = createCall<Operations>(
    { upstream: 'analytics', operations, guards },
    withHeaders(http, { authorization: `Basic ${btoa(`${apiKey}:`)}` }),
  )
  return {
    track: (json: Track, options?: CallOptions): Promise<void> => call('track', { json }, { 200: done }, options),
    page: (json: Page, options?: CallOptions): Promise<void> => call('page', { json }, { 200: done }, options),
    identify: (json: Identify, options?: CallOptions): Promise<void> =>
      call('identify', { json }, { 200: done }, options),
    /** Several at once, in the order in which they happened. */
    batch: (batch: (Track | Page | Identify)[], options?: CallOptions): Promise<void> =>
      call('batch', { json: { batch } }, { 200: done }, options),
  }
}

const done = () => {}
