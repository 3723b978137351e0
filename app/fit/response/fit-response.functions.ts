import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { sendFitResponse } from './fit-response.server.ts'
import { FIT_RESPONSES } from './response-outcome.ts'

/** Sends how a fit turned out to the backend. */
export const sendFitResponseFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), response: z.enum(FIT_RESPONSES) }))
  .handler(async ({ data: { region, response } }) => {
    const { backend } = getUpstreams(region)
    return (
      (await checkLimit('fit-response')) ??
      sendFitResponse({ backend, visitor: getVisitor(), store: region, report }, response)
    )
  })
