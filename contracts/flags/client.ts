import type { CallOptions, HttpOptions } from '../http.ts'
import { createCall } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { operations as Operations } from './generated/types.ts'

/** On, off, or the name of a variant; a flag that is not there is off. */
export type FeatureFlags = Record<string, boolean | string>

export type FlagsClient = ReturnType<typeof createFlagsClient>

export function createFlagsClient({ apiKey, ...http }: HttpOptions & { apiKey: string }) {
  const call = createCall<Operations>({ upstream: 'flags', operations, guards }, http)
  return {
    /** The flags of one visitor, whom `distinctId` names. */
    decide: (distinctId: string, options?: CallOptions): Promise<FeatureFlags> =>
      call(
        'decide',
        { query: { v: '3' }, json: { api_key: apiKey, distinct_id: distinctId } },
        { 200: ({ featureFlags }) => featureFlags },
        options,
      ),
  }
}
