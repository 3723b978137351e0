import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { readFlags } from './flags.server.ts'
import { FLAG_DEFAULTS, type Flags } from './flags.ts'

/** Reads a visitor's flags, with consent to analytics. Posted, so that the anonymous id stays out of the address. */
export const readFlagsFn = createServerFn({ method: 'POST' })
  .validator(z.object({ anonymousId: z.uuid() }))
  .handler(async ({ data }): Promise<Flags> => {
    if (await checkLimit('flags')) return FLAG_DEFAULTS
    return readFlags({ flags: getUpstreams('gb').flags, report }, data.anonymousId)
  })
