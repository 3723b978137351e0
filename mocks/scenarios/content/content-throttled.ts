import { z } from 'zod'
import { createRestError } from '#mocks/upstreams/content/rest-error.ts'
import { defineScenario } from '../define-scenario.ts'

export const contentThrottled = defineScenario({
  name: 'content-throttled',
  summary: 'The content service rate-limits calls with a 429 and the seconds to wait.',
  department: 'content',
  params: z.strictObject({
    /** How many calls are rejected; every one by default. A client that retries five times gets past five. */
    times: z.int().positive().optional(),
    waitSeconds: z.int().min(0).max(60).default(1),
  }),
  given({ world, faults, params: { times, waitSeconds } }) {
    const { sys, message, requestId } = createRestError('RateLimitExceeded', world.ids.next('request'))
    faults.add({
      upstream: 'content',
      respond: {
        status: 429,
        body: { sys, message, requestId },
        headers: { 'x-contentful-ratelimit-reset': String(waitSeconds) },
      },
      ...(times && { times }),
    })
  },
  start: '/',
})
