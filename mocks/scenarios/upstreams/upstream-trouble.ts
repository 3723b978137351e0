import { z } from 'zod'
import type { FaultResponse } from '#mocks/faults.ts'
import { UPSTREAMS } from '#mocks/upstreams/upstream.ts'
import { defineScenario } from '../define-scenario.ts'

/** Every way in which a call can fail, whoever is called. */
const WAYS = {
  slow: { delayMs: 5_000 },
  timeout: { timeout: true },
  reset: { reset: true },
  'error-500': { status: 500 },
  'unavailable-503': { status: 503 },
  'too-many-429': { status: 429, headers: { 'retry-after': '1' } },
  empty: { empty: true },
  malformed: { malformed: true },
  truncated: { truncated: true },
  'wrong-shape': { wrongShape: true },
} as const satisfies Record<string, FaultResponse>
const ways = Object.keys(WAYS) as [keyof typeof WAYS, ...(keyof typeof WAYS)[]]

export const upstreamTrouble = defineScenario({
  name: 'upstream-trouble',
  summary: 'Any upstream fails in any way: which one, at which operation, how and how often is for you to say.',
  department: 'upstreams',
  params: z.strictObject({
    upstream: z.enum(UPSTREAMS).default('reviews'),
    operation: z.string().min(1).default('*'),
    how: z.enum(ways).default('reset'),
    times: z.int().positive().optional(),
    probability: z.number().min(0).max(1).optional(),
  }),
  given({ faults, params: { how, ...where } }) {
    faults.add({ ...where, respond: WAYS[how] })
  },
  start: '/products/heroes-navy',
})
