import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { activeFault, fault } from '../faults.ts'
import { JOURNAL_KINDS, journalEntry } from '../journal.ts'
import { entrance, loadedScenario } from '../world/entrance.ts'
import { fitShape } from '../world/fits.ts'
import { worldState as restorable } from '../world/kept-world.ts'
import { latencyMs } from '../world/latency.ts'
import { mailRecord } from '../world/mails.ts'
import { visitorState } from '../world/visitor.ts'

/** What the control API accepts and answers. The client below it parses answers with the same schemas. */

export const loadRequest = z.strictObject({
  scenarios: z.array(z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()).optional() })),
  seed: z.int().min(0).optional(),
})
export const resetRequest = z.strictObject({ seed: z.int().min(0).optional() })

const seededLine = z.strictObject({
  /** A product handle, like 'heroes-navy'. */
  product: z.string(),
  /** Like { waist: '34' }; without any, the first size in stock. */
  options: z.record(z.string(), z.string()).optional(),
  /** A variant's own sku, instead of options. */
  sku: z.string().optional(),
  quantity: z.int().min(1).default(1),
})
const seededPlace = z.enum(REGION_CODES).default('gb')

export const seedCartRequest = z.strictObject({ region: seededPlace, lines: z.array(seededLine).min(1) })
/** What is left out is invented, the same for the same seed. */
export const seedCustomerRequest = z.strictObject({
  region: seededPlace,
  firstName: z.string().min(1).optional(),
  lastName: z.string().min(1).optional(),
  email: z.email().optional(),
  phone: z.string().min(1).optional(),
  acceptsMarketing: z.boolean().default(false),
  /** How many addresses; the first is the default one. */
  addresses: z.int().min(0).max(10).default(1),
  /** The visitor arrives signed in as this customer. */
  signedIn: z.boolean().default(true),
})
/** A saved fit of a customer, or of an email address. */
export const seedFitRequest = z.strictObject({
  region: seededPlace,
  /** The number at the end of a customer's Shopify id. */
  customerId: z.string().regex(/^\d+$/).optional(),
  email: z.email().optional(),
  /** Sizes that are left out are those of an average man. */
  fit: z.strictObject({ top: fitShape.shape.top.optional(), bottom: fitShape.shape.bottom.optional() }).default({}),
  /** How it came to be saved (spec 7). */
  method: z.string().default('fit_finder'),
  savedDaysAgo: z.int().min(0).max(3_650).default(0),
})
/** A paid order: of a customer by id or email, or of a guest. */
export const seedOrderRequest = z.strictObject({
  region: seededPlace,
  customerId: z.string().regex(/^\d+$/).optional(),
  email: z.email().optional(),
  lines: z
    .array(seededLine)
    .min(1)
    .default([{ product: 'heroes-navy', quantity: 1 }]),
  placedDaysAgo: z.int().min(0).max(3_650).default(7),
  fulfilment: z.enum(['unfulfilled', 'fulfilled', 'delivered']).default('delivered'),
  postcode: z.string().min(1).optional(),
})

const MOVES = ['set', 'advanceMs', 'reset'] as const
/** A hundred years: further than any rule of the shop looks, and never past what a Date can hold. */
const MAX_ADVANCE_MS = 100 * 365.25 * 86_400_000
/** Moves the clock in one way, stops it or lets it run on, or both. */
export const clockRequest = z
  .strictObject({
    set: z.iso.datetime({ offset: true }),
    advanceMs: z.int().min(-MAX_ADVANCE_MS).max(MAX_ADVANCE_MS),
    reset: z.literal(true),
    frozen: z.boolean(),
  })
  .partial()
  .superRefine((change, context) => {
    const moves = MOVES.filter((move) => change[move] !== undefined)
    if (moves.length > 1) context.addIssue({ code: 'custom', message: `choose one of ${moves.join(', ')}` })
    if (moves.length === 0 && change.frozen === undefined)
      context.addIssue({ code: 'custom', message: `choose one of ${MOVES.join(', ')}, frozen` })
  })
export const latency = z.strictObject({ ms: latencyMs })
export const faultRequest = fault
/** What a Pact verifier posts before and after an interaction. */
export const providerStateRequest = z.object({
  state: z.string().nullable().default(null),
  params: z.record(z.string(), z.unknown()).nullable().default(null),
  action: z.enum(['setup', 'teardown']).default('setup'),
})
export const journalQuery = z.strictObject({
  kind: z.enum(JOURNAL_KINDS).optional(),
  since: z.coerce.number().int().min(0).optional(),
  upstream: z.string().min(1).optional(),
  operation: z.string().min(1).optional(),
  /** Anywhere in the entry, in upper or lower case. */
  text: z.string().min(1).optional(),
})

export const health = z.object({
  status: z.literal('ok'),
  storefront: z.string(),
  seed: z.int(),
  upstreams: z.array(z.string()),
  worlds: z.int(),
  /** Resident memory of the process. */
  memoryBytes: z.int(),
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
export const clockState = z.object({ now: z.iso.datetime(), offsetMs: z.number(), frozen: z.boolean() })
export const worldState = z.object({
  id: z.string(),
  seed: z.int(),
  scenarios: z.array(z.string()),
  /** The same scenarios, with what each was told. */
  arranged: z.array(loadedScenario),
  visitor: visitorState,
  start: z.string(),
  clock: clockState,
  latencyMs,
  /** How many of each kind of record. */
  records: z.record(z.string(), z.int()),
  faults: z.array(activeFault),
})
export const faults = z.object({ faults: z.array(activeFault) })
export const outbox = z.array(mailRecord)
export const seededCart = z.object({ cartId: z.string(), visitor: visitorState })
export const seededCustomer = z.object({ customerId: z.string(), email: z.string(), visitor: visitorState })
export const seededFit = z.object({
  fitId: z.string(),
  customerId: z.string().nullable(),
  email: z.string().nullable(),
  visitor: visitorState,
})
export const seededOrder = z.object({
  orderId: z.string(),
  /** What the shopper quotes, like '#SP1001'. */
  name: z.string(),
  email: z.string(),
  postcode: z.string(),
  visitor: visitorState,
})

/** Raised whenever a bundle of before could no longer be read as it was meant. */
export const BUNDLE_VERSION = 1

/** What makes a world differ from the plain house, without anybody's details. */
export const worldDiff = z.object({
  scenarios: z.array(loadedScenario),
  clock: clockState,
  latencyMs,
  /** By collection, those that hold anything. */
  records: z.record(
    z.string(),
    z.object({ count: z.int(), records: z.array(z.object({ id: z.string(), summary: z.string() })) }),
  ),
  /** Shelves that hold more or less than the house's. */
  stock: z.array(
    z.object({
      variantId: z.string(),
      sku: z.string(),
      product: z.string(),
      size: z.string(),
      house: z.int(),
      now: z.int(),
    }),
  ),
  /** Handles of products that are gone. */
  withdrawn: z.array(z.string()),
  /** Parts of the content that editors changed, and how many entries each has now. */
  content: z.array(z.object({ part: z.string(), entries: z.int() })),
  faults: z.array(activeFault),
})

/** A row of the error catalogue, with the scenarios that bring it about. */
export const catalogueRow = z.object({
  code: z.string(),
  when: z.string(),
  shown: z.string().optional(),
  reported: z.string().optional(),
  withCause: z.literal(true).optional(),
  level: z.literal('critical').optional(),
  next: z.string(),
  ours: z.array(z.enum(['shown', 'reported'])).optional(),
  scenarios: z.array(z.string()),
})

/** What brings another machine to the same page: everything of a world, with nobody's details and no secret in it. */
export const worldBundle = z.strictObject({
  format: z.literal('spoke-world'),
  version: z.literal(BUNDLE_VERSION),
  exportedAt: z.iso.datetime(),
  /** What the goods were made from; another house cannot hold this world. */
  houseSeed: z.int(),
  /** What the world's ids and people are made from. */
  seed: z.int(),
  ...entrance.shape,
  clock: clockState,
  ...restorable.omit({ entrance: true }).shape,
  journal: z.array(journalEntry),
})

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
export type WantedLine = z.output<typeof seededLine>
export type SeedCustomerRequest = z.input<typeof seedCustomerRequest>
export type SeedFitRequest = z.input<typeof seedFitRequest>
export type SeedOrderRequest = z.input<typeof seedOrderRequest>
export type JournalQuery = z.input<typeof journalQuery>
export type Health = z.output<typeof health>
export type ScenarioSummary = z.output<typeof scenarioSummary>
export type Loaded = z.output<typeof loaded>
export type WorldSummary = z.output<typeof worldSummary>
export type WorldState = z.output<typeof worldState>
export type ClockState = z.output<typeof clockState>
export type SeededCart = z.output<typeof seededCart>
export type SeededCustomer = z.output<typeof seededCustomer>
export type SeededFit = z.output<typeof seededFit>
export type SeededOrder = z.output<typeof seededOrder>
export type Outbox = z.output<typeof outbox>
export type WorldDiff = z.output<typeof worldDiff>
export type CatalogueEntry = z.output<typeof catalogueRow>
export type WorldBundle = z.output<typeof worldBundle>
export type Problem = z.output<typeof problem>
