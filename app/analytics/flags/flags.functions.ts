import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { FlagsClient } from '#contracts/flags/client.ts'
import { FLAG_DEFAULTS, type Flags, parseFlags } from './flags.ts'

/** Reads a visitor's flags, with consent to analytics. Posted, so that the anonymous id stays out of the address. */
export const readFlagsFn = createServerFn({ method: 'POST' })
  .validator(z.object({ anonymousId: z.uuid() }))
  .handler(async ({ data }): Promise<Flags> => {
    if (await checkLimit('flags')) return FLAG_DEFAULTS
    return readFlags({ flags: getUpstreams('gb').flags, report }, data.anonymousId)
  })

/** Reads the flags of a visitor by anonymous id (ANA-03). A failure is reported and gives the defaults. */
export async function readFlags(
  deps: { flags: FlagsClient; report: typeof report },
  anonymousId: string,
): Promise<Flags> {
  try {
    return parseFlags(await deps.flags.decide(anonymousId))
  } catch (cause) {
    deps.report('flags.fetch-failed', cause)
    return FLAG_DEFAULTS
  }
}
