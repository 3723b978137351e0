import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createRestCall, ignoreBody } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { Identify, operations as Operations, Page, Track } from './generated/types.ts'

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>

/** For servers only: it holds the shop's key. Events with the same message id count once. */
export function createAnalyticsClient({ apiKey, ...http }: HttpOptions & { apiKey: string }) {
  const call = createRestCall<Operations>(
    { upstream: 'analytics', operations, guards, assumed },
    withHeaders(http, { authorization: `Basic ${btoa(`${apiKey}:`)}` }),
  )
  return {
    /** Sends several events, oldest first. */
    batch: (batch: (Track | Page | Identify)[], options?: CallOptions): Promise<void> =>
      call('batch', { json: { batch } }, { 200: ignoreBody }, options),
  }
}
