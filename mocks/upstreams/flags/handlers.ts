import type { RequestHandler } from 'msw'
import { operations } from '#contracts/flags/generated/operations.ts'
import type { operations as Operations } from '#contracts/flags/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { flagsOf } from './flags.ts'

/** The feature-flag service, after PostHog's decide call. Everybody in a world has the same flags. */
export function createFlagsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('flags', operations, context)
  return [
    on('decide', {
      answer: ({ world, reply }) => reply(200, { featureFlags: { ...flagsOf(world) }, featureFlagPayloads: {} }),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}
