import { z } from 'zod'
import { DEPARTMENTS } from '#contracts/shop/departments.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { priceChanges } from '../world/catalogue/reprice-catalogue.ts'
import { DEFAULT_GOODS } from '../world/catalogue/store-content.ts'
import { entrance, loadedScenario } from '../world/entrance.ts'
import { activeFault, fault } from '../world/faults.ts'
import { fitShape } from '../world/fits.ts'
import { JOURNAL_KINDS, journalEntry } from '../world/journal.ts'
import { latencyMs } from '../world/latency.ts'
import { mailRecord } from '../world/mails.ts'
import { worldSnapshot } from '../world/saved-world.ts'
import { visitorState } from '../world/visitor.ts'

/** The name of a scenario, a journey or a folder: letters and hyphens. */
const KEBAB_NAME = /^[a-z]+(-[a-z]+)*$/

/** Request and response schemas of the control API. Its client parses responses with the same schemas. */

export const loadRequest = z.strictObject({
  scenarios: z.array(z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()).optional() })),
  seed: z.int().min(0).optional(),
})
export const resetRequest = z.strictObject({ seed: z.int().min(0).optional() })

const seededLine = z.strictObject({
  /** A product handle, such as 'heroes-navy'. */
  product: z.string(),
  /** Such as { waist: '34' }; the first size in stock by default. */
  options: z.record(z.string(), z.string()).optional(),
  /** A variant's sku, instead of options. */
  sku: z.string().optional(),
  quantity: z.int().min(1).default(1),
})
const seededRegion = z.enum(REGION_CODES).default('gb')

export const seedCartRequest = z.strictObject({ region: seededRegion, lines: z.array(seededLine).min(1) })
/** Absent details are invented from the world's seed. */
export const seedCustomerRequest = z.strictObject({
  region: seededRegion,
  firstName: z.string().min(1).optional(),
  lastName: z.string().min(1).optional(),
  email: z.email().optional(),
  /** With its country's code, like +447700900123; null for a customer without one. */
  phone: z
    .string()
    .regex(/^\+[\d ()-]{7,20}$/, 'expected a number like +447700900123')
    .nullable()
    .optional(),
  acceptsMarketing: z.boolean().default(false),
  /** Number of addresses; the first is the default. */
  addresses: z.int().min(0).max(50).default(1),
  /** Whether the visitor is signed in as this customer. */
  signedIn: z.boolean().default(true),
})
/** A saved fit for a customer or an email address. */
export const seedFitRequest = z.strictObject({
  region: seededRegion,
  /** The number at the end of the customer's Shopify id. */
  customerId: z.string().regex(/^\d+$/).optional(),
  email: z.email().optional(),
  /** Absent sizes are those of an average man. */
  fit: z.strictObject({ top: fitShape.shape.top.optional(), bottom: fitShape.shape.bottom.optional() }).default({}),
  /** The reason for saving (spec 7). */
  method: z.string().default('fit_finder'),
  savedDaysAgo: z.int().min(0).max(3_650).default(0),
})
const daysAgo = z.int().min(0).max(3_650)
/** A paid order of a customer, by id or email, or of a guest. */
export const seedOrderRequest = z
  .strictObject({
    region: seededRegion,
    customerId: z.string().regex(/^\d+$/).optional(),
    email: z.email().optional(),
    /** Whether the email address is a guest's; false refuses one without an account. */
    guest: z.boolean().optional(),
    /** Whether the visitor is signed in as the customer of the order. */
    signedIn: z.boolean().default(true),
    lines: z
      .array(seededLine)
      .min(1)
      .default([{ product: 'heroes-navy', quantity: 1 }]),
    /** A week by default, or three days before the delivery. */
    placedDaysAgo: daysAgo.optional(),
    fulfilment: z.enum(['unfulfilled', 'fulfilled', 'delivered', 'by-clock']).default('delivered'),
    /** Three days after the order by default. */
    deliveredDaysAgo: daysAgo.optional(),
    postcode: z.string().min(1).optional(),
  })
  .superRefine(({ placedDaysAgo, deliveredDaysAgo, fulfilment }, context) => {
    if (deliveredDaysAgo === undefined) return
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['deliveredDaysAgo'], message })
    if (fulfilment !== 'delivered') report(`an order that is ${fulfilment} was not delivered`)
    if (placedDaysAgo !== undefined && deliveredDaysAgo > placedDaysAgo)
      report(`an order of ${placedDaysAgo} days ago cannot be delivered ${deliveredDaysAgo} days ago`)
  })

/** The visitor that a world hands over from now on, such as the browser of a failed journey. */
export const visitorRequest = z.strictObject({
  ...visitorState.shape,
  /** The path without region prefix on which the visitor enters. */
  start: z.string().startsWith('/').optional(),
  region: z.enum(REGION_CODES).optional(),
})
/** What a merchant changes: the stock of variants by the number of their id, products that are no longer sold, prices in percent. */
export const goodsRequest = z.strictObject({
  stock: z.record(z.string(), z.int().min(0)).default({}),
  withdrawn: z.array(z.string()).default([]),
  prices: priceChanges.default({}),
})
/** The world as a scenario in the sources; what is absent is taken from what differs. */
export const keepRequest = z.strictObject({
  name: z.string().regex(KEBAB_NAME, 'expected a name like belts-sold-out'),
  summary: z
    .string()
    .regex(/^[A-Z].{20,}\.$/, 'expected a sentence of 20 characters or more, with a full stop')
    .optional(),
  department: z.enum(DEPARTMENTS).optional(),
  start: z.string().startsWith('/').optional(),
})
const CLOCK_CHANGES = ['set', 'advanceMs', 'reset'] as const
/** A hundred years: longer than any rule of the shop, and within the range of Date. */
const MAX_ADVANCE_MS = 100 * 365.25 * 86_400_000
/** Sets, advances or resets the clock, freezes it or lets it run, or both. */
export const clockRequest = z
  .strictObject({
    set: z.iso.datetime({ offset: true }),
    advanceMs: z
      .number()
      .min(-MAX_ADVANCE_MS, 'expected a hundred years at most')
      .max(MAX_ADVANCE_MS, 'expected a hundred years at most')
      .refine(Number.isInteger, 'expected whole milliseconds'),
    reset: z.literal(true),
    frozen: z.boolean(),
  })
  .partial()
  .superRefine((change, context) => {
    const chosen = CLOCK_CHANGES.filter((field) => change[field] !== undefined)
    if (chosen.length > 1) context.addIssue({ code: 'custom', message: `choose one of ${chosen.join(', ')}` })
    if (chosen.length === 0 && change.frozen === undefined)
      context.addIssue({ code: 'custom', message: `choose one of ${CLOCK_CHANGES.join(', ')}, frozen` })
  })
export const latency = z.strictObject({ ms: latencyMs })
export const faultRequest = fault
/** The call that a fault names. It is checked first, because how it fails matters only for an existing call. */
export const faultedCall = fault.pick({ upstream: true, operation: true }).loose()
/** The request of a Pact verifier before and after an interaction. */
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
  /** Anywhere in the entry, in any case. */
  text: z.string().min(1).optional(),
})

/** One entry, a request with what it and its response said, and what can be copied from it. */
export const shownEntry = z.object({
  entry: journalEntry,
  /** Whether it can be made again. */
  canReplay: z.boolean().optional(),
  /** Whether the copies have `[hidden]` in place of a secret. */
  hasHiddenValues: z.boolean().optional(),
  /** The bodies to read, in lines. */
  requestText: z.string().optional(),
  responseText: z.string().optional(),
  curl: z.string().optional(),
  /** A unit test of this project. */
  test: z.string().optional(),
  /** The address of the query in GraphiQL. */
  graphiql: z.string().optional(),
})
/** The entry of the repeated call; null where none is recorded. */
export const replayed = z.object({ entry: shownEntry.nullable() })

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
  /** The JSON Schema of each parameter. */
  params: z.record(z.string(), z.unknown()),
  start: z.string(),
})
export const upstream = z.object({
  name: z.string(),
  operations: z.array(z.string()),
  /** Whether it has no other operations. */
  isClosed: z.boolean(),
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
  /** Milliseconds since its last use. */
  idleMs: z.number(),
})
export const clockState = z.object({ now: z.iso.datetime(), offsetMs: z.number(), frozen: z.boolean() })
export const worldState = z.object({
  id: z.string(),
  seed: z.int(),
  scenarios: z.array(z.string()),
  /** The same scenarios with their parameters. */
  loadedScenarios: z.array(loadedScenario),
  visitor: visitorState,
  start: z.string(),
  clock: clockState,
  latencyMs,
  /** The number of records by kind. */
  records: z.record(z.string(), z.int()),
  faults: z.array(activeFault),
  /** Whether nothing was loaded or changed, apart from the journal. */
  isPristine: z.boolean(),
})
export const faults = z.object({ faults: z.array(activeFault) })
export const outbox = z.array(mailRecord)
/** The visitor to become, and the page without region prefix that shows what was added. */
const seeded = { visitor: visitorState, start: z.string() }
export const seededCart = z.object({ cartId: z.string(), ...seeded })
export const seededCustomer = z.object({ customerId: z.string(), email: z.string(), ...seeded })
export const seededFit = z.object({
  fitId: z.string(),
  customerId: z.string().nullable(),
  email: z.string().nullable(),
  ...seeded,
})
export const seededOrder = z.object({
  orderId: z.string(),
  /** The order number for the shopper, such as '#SP1001'. */
  name: z.string(),
  email: z.string(),
  postcode: z.string(),
  ...seeded,
})

const money = z.object({ amount: z.string(), currencyCode: z.string() })
/** What the stores of a world have sold, and what is in their carts, at today's prices and stock. */
export const sales = z.object({
  carts: z.array(
    z.object({
      /** The part of its id that is no secret. */
      token: z.string(),
      region: z.enum(REGION_CODES),
      updatedAt: z.iso.datetime(),
      isCompleted: z.boolean(),
      /** Whether it knows who buys. */
      hasBuyer: z.boolean(),
      codes: z.array(z.string()),
      lines: z.array(z.object({ variantId: z.string(), quantity: z.int(), product: z.string() })),
      /** The pieces that can be bought. */
      count: z.int(),
      subtotal: money,
      total: money,
    }),
  ),
  orders: z.array(z.object({ name: z.string(), count: z.int(), total: money })),
})

/** The files that were written, and what they set up. */
export const savedScenario = z.object({
  scenario: z.string(),
  files: z.array(z.string()),
  differences: z.array(z.string()),
})

/** Increased whenever older bundles can no longer be read. */
export const BUNDLE_VERSION = 2

/** How a world differs from the default data, without personal data. */
export const worldDiff = z.object({
  scenarios: z.array(loadedScenario),
  clock: clockState,
  latencyMs,
  /** The records by collection; empty collections are absent. */
  records: z.record(
    z.string(),
    z.object({ count: z.int(), records: z.array(z.object({ id: z.string(), summary: z.string() })) }),
  ),
  /** Variants whose stock differs from the catalogue's. */
  stock: z.array(
    z.object({
      variantId: z.string(),
      sku: z.string(),
      /** Its handle. */
      product: z.string(),
      title: z.string(),
      size: z.string(),
      /** Stock in the catalogue. */
      initial: z.int(),
      now: z.int(),
    }),
  ),
  /** Products and collections that are no longer sold, such as 'heroes-navy' and 'us/collections/belts'. */
  withdrawn: z.array(z.string()),
  prices: priceChanges,
  /** Changed parts of the content, with their number of entries. */
  content: z.array(z.object({ part: z.string(), entries: z.int() })),
  faults: z.array(activeFault),
})

/** A row of the error catalogue, with the scenarios that reproduce it. */
export const catalogueRow = z.object({
  code: z.string(),
  when: z.string(),
  shown: z.string().optional(),
  reported: z.string().optional(),
  withCause: z.literal(true).optional(),
  level: z.literal('critical').optional(),
  next: z.string(),
  ownWording: z.array(z.enum(['shown', 'reported'])).optional(),
  scenarios: z.array(z.string()),
})

/** A world for another machine: everything in it, with personal data and secrets replaced. */
export const worldBundle = z.strictObject({
  format: z.literal('spoke-world'),
  version: z.literal(BUNDLE_VERSION),
  exportedAt: z.iso.datetime(),
  /** The goods file's name, or this shop's goods; a backend with others cannot import the world. */
  catalogue: z.string().default(DEFAULT_GOODS),
  /** The seed of the catalogue; a backend with another one cannot import the world. */
  catalogueSeed: z.int(),
  /** The seed of the world's ids and people. */
  seed: z.int(),
  ...entrance.shape,
  clock: clockState,
  ...worldSnapshot.omit({ entrance: true }).shape,
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
export type VisitorRequest = z.input<typeof visitorRequest>
export type GoodsRequest = z.output<typeof goodsRequest>
export type Sales = z.output<typeof sales>
export type KeepRequest = z.output<typeof keepRequest>
export type SavedScenario = z.output<typeof savedScenario>
export type ClockRequest = z.input<typeof clockRequest>
export type ProviderStateRequest = z.input<typeof providerStateRequest>
export type SeededLineRequest = z.output<typeof seededLine>
export type SeedCustomerRequest = z.input<typeof seedCustomerRequest>
export type SeedFitRequest = z.input<typeof seedFitRequest>
export type SeedOrderRequest = z.input<typeof seedOrderRequest>
export type JournalQuery = z.input<typeof journalQuery>
export type ShownEntry = z.output<typeof shownEntry>
export type Replayed = z.output<typeof replayed>
export type Upstream = z.output<typeof upstream>
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
