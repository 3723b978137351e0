import { z } from 'zod'
import { restError } from '#mocks/upstreams/content/rest-error.ts'
import { defineScenario } from '../define-scenario.ts'

export const contentThrottled = defineScenario({
  name: 'content-throttled',
  summary: 'The content service finds itself asked too much: 429, and how many seconds to wait.',
  department: 'content',
  params: z.strictObject({
    /** Calls that are turned away; every one, if not given. A client that tries again five times outlasts five. */
    times: z.int().positive().optional(),
    waitSeconds: z.int().min(0).max(60).default(1),
  }),
  given({ world, faults, params: { times, waitSeconds } }) {
    const { sys, message, requestId } = restError('RateLimitExceeded', world.ids.next('request'))
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
