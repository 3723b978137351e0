import type { CallOptions, HttpOptions } from '../http.ts'
import { createRestCall } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { operations as Operations } from './generated/types.ts'

/** On, off or the name of a variant, by flag. A missing flag is off. */
type FeatureFlags = Record<string, boolean | string>

export type FlagsClient = ReturnType<typeof createFlagsClient>

export function createFlagsClient({ apiKey, ...http }: HttpOptions & { apiKey: string }) {
  const call = createRestCall<Operations>({ upstream: 'flags', operations, guards, assumed }, http)
  return {
    /** The flags of the visitor `distinctId`. */
    decide: (distinctId: string, options?: CallOptions): Promise<FeatureFlags> =>
      call(
        'decide',
        { query: { v: '3' }, json: { api_key: apiKey, distinct_id: distinctId } },
        { 200: ({ featureFlags }) => featureFlags },
        options,
      ),
  }
}
