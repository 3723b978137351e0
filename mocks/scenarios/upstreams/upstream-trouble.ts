import { z } from 'zod'
import { UPSTREAMS } from '#mocks/upstreams/upstream.ts'
import type { FaultResponse } from '#mocks/world/faults.ts'
import { defineScenario } from '../define-scenario.ts'

/** The failures that a call to any upstream can have. */
const FAILURES = {
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
  'response-lost': { loseResponse: true },
} as const satisfies Record<string, FaultResponse>
const failureNames = Object.keys(FAILURES) as [keyof typeof FAILURES, ...(keyof typeof FAILURES)[]]

export const upstreamTrouble = defineScenario({
  name: 'upstream-trouble',
  summary: 'Any upstream fails in any way: parameters choose the upstream, the operation, the failure and its rate.',
  department: 'upstreams',
  params: z.strictObject({
    upstream: z.enum(UPSTREAMS).default('reviews'),
    operation: z.string().min(1).default('*'),
    how: z.enum(failureNames).default('reset'),
    times: z.int().positive().optional(),
    probability: z.number().min(0).max(1).optional(),
  }),
  given({ faults, params: { how, ...rest } }) {
    faults.add({ ...rest, respond: FAILURES[how] })
  },
  start: '/products/heroes-navy',
})
