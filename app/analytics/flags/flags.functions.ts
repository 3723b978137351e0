import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { readFlags } from './flags.server.ts'

/** The door to the flags; asked only by who agreed to analytics. Posted, so that nobody's number is in an address. */
export const readFlagsFn = createServerFn({ method: 'POST' })
  .validator(z.object({ anonymousId: z.uuid() }))
  .handler(({ data }) => readFlags({ flags: upstreams('gb').flags, report }, data.anonymousId))
