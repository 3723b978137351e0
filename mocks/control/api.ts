import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { fault } from '../faults.ts'
import { JOURNAL_KINDS } from '../journal.ts'

/** What the control API accepts and answers. The client below it parses answers with the same schemas. */

export const loadRequest = z.strictObject({
  scenarios: z.array(z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()).optional() })),
  seed: z.int().min(0).optional(),
})
export const resetRequest = z.strictObject({ seed: z.int().min(0).optional() })
export const seedCartRequest = z.strictObject({
  region: z.enum(REGION_CODES).default('gb'),
  lines: z
    .array(
      z.strictObject({
        /** A product handle, like 'heroes-navy'. */
        product: z.string(),
        /** Like { waist: '34' }; without any, the first size in stock. */
        options: z.record(z.string(), z.string()).optional(),
        /** A variant's own sku, instead of options. */
        sku: z.string().optional(),
        quantity: z.int().min(1).default(1),
      }),
    )
    .min(1),
})
export const clockRequest = z.union([z.strictObject({ set: z.iso.datetime() }), z.strictObject({ advanceMs: z.int() })])
export const faultRequest = fault
/** What a Pact verifier posts before and after an interaction. */
export const providerStateRequest = z.object({
  state: z.string().nullable().default(null),
  params: z.record(z.string(), z.unknown()).nullable().default(null),
  action: z.enum(['setup', 'teardown']).default('setup'),
})
export const journalQuery = z.object({
  kind: z.enum(JOURNAL_KINDS).optional(),
  since: z.coerce.number().int().min(0).optional(),
})

export const visitorState = z.object({
  cookies: z.array(z.object({ name: z.string(), value: z.string(), httpOnly: z.boolean(), maxAgeSeconds: z.number() })),
  localStorage: z.record(z.string(), z.string()),
  sessionStorage: z.record(z.string(), z.string()),
})
export const health = z.object({
  status: z.literal('ok'),
  storefront: z.string(),
  seed: z.int(),
  upstreams: z.array(z.string()),
})
export const scenarioSummary = z.object({
  name: z.string(),
  summary: z.string(),
  department: z.string(),
  reproduces: z.array(z.string()),
  /** JSON Schema of each parameter. */
  params: z.record(z.string(), z.unknown()),
  start: z.string(),
})
export const loaded = z.object({
  world: z.string(),
  scenarios: z.array(z.string()),
  visitor: visitorState,
  start: z.string(),
})
export const worldSummary = z.object({
  id: z.string(),
  seed: z.int(),
  scenarios: z.array(z.string()),
  /** Since it was last used. */
  idleMs: z.number(),
})
export const clockState = z.object({ now: z.iso.datetime(), offsetMs: z.number() })
export const worldState = z.object({
  id: z.string(),
  seed: z.int(),
  scenarios: z.array(z.string()),
  clock: clockState,
  /** How many of each kind of record. */
  records: z.record(z.string(), z.int()),
  faults: z.array(z.unknown()),
})
export const seededCart = z.object({ cartId: z.string(), visitor: visitorState })
export const problem = z.object({
  error: z.string(),
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  nearest: z.string().optional(),
  known: z.array(z.string()).optional(),
})

export type LoadRequest = z.input<typeof loadRequest>
export type SeedCartRequest = z.input<typeof seedCartRequest>
export type ClockRequest = z.input<typeof clockRequest>
export type ProviderStateRequest = z.input<typeof providerStateRequest>
export type JournalQuery = z.input<typeof journalQuery>
export type Health = z.output<typeof health>
export type ScenarioSummary = z.output<typeof scenarioSummary>
export type Loaded = z.output<typeof loaded>
export type WorldSummary = z.output<typeof worldSummary>
export type WorldState = z.output<typeof worldState>
export type ClockState = z.output<typeof clockState>
export type SeededCart = z.output<typeof seededCart>
export type Problem = z.output<typeof problem>
