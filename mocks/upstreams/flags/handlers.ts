import type { RequestHandler } from 'msw'
import { operations } from '#contracts/flags/generated/operations.ts'
import type { operations as Operations } from '#contracts/flags/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { getFlags } from './flags.ts'

/** Creates the handler of PostHog's decide call. All visitors of a world have the same flags. */
export function createFlagsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('flags', operations, context)
  return [
    on('decide', {
      respond: ({ world, reply }) => reply(200, { featureFlags: { ...getFlags(world) }, featureFlagPayloads: {} }),
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}
