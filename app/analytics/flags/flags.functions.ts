import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { readFlags } from './flags.server.ts'

/** Reads a visitor's flags, with consent to analytics. Posted, so that the anonymous id stays out of the address. */
export const readFlagsFn = createServerFn({ method: 'POST' })
  .validator(z.object({ anonymousId: z.uuid() }))
  .handler(({ data }) => readFlags({ flags: getUpstreams('gb').flags, report }, data.anonymousId))
