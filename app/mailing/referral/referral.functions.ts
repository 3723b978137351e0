import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { refer } from './referral.server.ts'
import { type KeptReferral, keptOf } from './referral-post.server.ts'
import { typedReferral } from './referral-schema.ts'

/** Invites a friend. */
export const sendReferral = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: typedReferral }))
  .handler(({ data: { region, typed } }) =>
    refer(upstreams(region).backend, region, typed, (cause) => report('mailing.request-failed', cause)),
  )

/** What was posted to the page that is being answered, and how it went; null for a page that was only asked for. */
export const readPostedReferral = createServerFn({ method: 'GET' }).handler(
  (): KeptReferral | null => keptOf(getRequest()) ?? null,
)
