import { z } from 'zod'
import { redact } from './redact.ts'
import type { Ids } from './world/ids.ts'

/** What a fault does in place of, or ahead of, the upstream's own answer. One of these at most, with or without a delay and a trickle. */
const faultResponse = z
  .strictObject({
    /** Answers with this status. */
    status: z.int().min(200).max(599),
    /** What goes with `status`; nothing by default. */
    body: z.json(),
    headers: z.record(z.string(), z.string()),
    /** Waits this many milliseconds first; alone, the upstream's own answer follows. */
    delayMs: z.int().min(0).max(120_000),
    /** Never answers: holds the connection until the client leaves, or a minute. */
    timeout: z.literal(true),
    /** Drops the connection before a byte is sent. */
    reset: z.literal(true),
    /** 200, and a body that is not JSON. */
    malformed: z.literal(true),
    /** Sends the beginning of a body, then drops the connection. */
    truncated: z.literal(true),
    /** 200, and no body. */
    empty: z.literal(true),
    /** 200, and JSON of a shape no contract describes. */
    wrongShape: z.literal(true),
    /** A GraphQL mutation's refusal (spec 7: all mutations return userErrors). */
    userErrors: z.array(
      z.object({
        code: z.string().nullable().default(null),
        field: z.array(z.string()).nullable(),
        message: z.string(),
      }),
    ),
    /** Sends the body, whoever's it is, in small pieces over this many milliseconds. */
    trickleMs: z.int().min(1).max(120_000),
  })
  .partial()
  .superRefine((respond, context) => {
    const chosen = WAYS.filter((way) => respond[way] !== undefined)
    if (chosen.length > 1) context.addIssue({ code: 'custom', message: `choose one of ${chosen.join(', ')}` })
    if (chosen.length === 0 && respond.delayMs === undefined && respond.trickleMs === undefined)
      context.addIssue({ code: 'custom', message: `choose one of ${WAYS.join(', ')}, delayMs, trickleMs` })
    if (respond.body !== undefined && respond.status === undefined)
      context.addIssue({ code: 'custom', message: 'a body needs a status' })
  })

const WAYS = ['status', 'timeout', 'reset', 'malformed', 'truncated', 'empty', 'wrongShape', 'userErrors'] as const

/** A failure that no state of the world could cause (SIM-05). */
export const fault = z.strictObject({
  /** An upstream's name, or '*' for all. */
  upstream: z.string(),
  /** A GraphQL root field or document name, a REST contract's operation id, or '*' for all. */
  operation: z.string().default('*'),
  respond: faultResponse,
  /** How many calls it answers before it is spent; without it, every one. */
  times: z.int().positive().optional(),
  /** How many calls it lets pass first: `after: 2, times: 1` fails the third only. */
  after: z.int().min(0).default(0),
  /** The share of calls that it answers; drawn by lot from the world's seed, so that another run draws the same. */
  probability: z.number().min(0).max(1).optional(),
})

/** A fault in force; its id tells it from others that are written alike. */
export const activeFault = fault.extend({ id: z.int() })

/** One call that a fault was in force for and could have answered. */
const faultDraw = z.strictObject({
  fault: z.int(),
  at: z.iso.datetime(),
  upstream: z.string(),
  operation: z.string(),
  /** What was drawn, where a probability decided. */
  drawn: z.number().optional(),
  hit: z.boolean(),
})

export const faultsState = z.strictObject({ configured: z.array(activeFault), drawn: z.array(faultDraw) })

export type FaultResponse = z.output<typeof faultResponse>
export type Fault = z.output<typeof activeFault>
export type FaultInput = z.input<typeof fault>
export type FaultDraw = z.output<typeof faultDraw>
export type FaultsState = z.output<typeof faultsState>

export type Faults = {
  add(fault: FaultInput): Fault
  /** The fault that answers this call, if any: one that names its operation before one for all. Counts the call. */
  take(call: { upstream: string; operation: string; names: readonly string[] }): Fault | undefined
  list(): Fault[]
  /** The latest calls that faults answered, or by lot did not; oldest first. */
  drawn(): FaultDraw[]
  /** Takes one fault back; false when there is none of that id. */
  remove(id: number): boolean
  clear(): void
}

export type FaultsOptions = {
  /** Where fault ids and lots come from. */
  ids: Pick<Ids, 'number' | 'chance'>
  now: () => Date
  /** Faults from a saved world, with what was left of their counts. */
  kept?: FaultsState
  changed?: () => void
}

/** A bug is found in the last of these; more would only make its bundle longer. */
const KEPT_DRAWS = 500

export function createFaults({ ids, now, kept, changed = () => {} }: FaultsOptions): Faults {
  let active = [...(kept?.configured ?? [])]
  let draws = [...(kept?.drawn ?? [])]

  const replace = (before: Fault, ...after: Fault[]) => {
    active = active.flatMap((each) => (each === before ? after : [each]))
    changed()
  }
  const note = (draw: FaultDraw) => {
    draws.push(draw)
    if (draws.length > 2 * KEPT_DRAWS) draws = draws.slice(-KEPT_DRAWS)
  }

  return {
    add(input) {
      const added = { ...fault.parse(input), id: ids.number('fault') }
      active.push(added)
      changed()
      return added
    },
    take({ upstream, operation, names }) {
      for (const each of active.toSorted((one, other) => breadthOf(one) - breadthOf(other))) {
        if (each.upstream !== '*' && each.upstream !== upstream) continue
        if (each.operation !== '*' && !names.includes(each.operation)) continue
        if (each.after > 0) {
          replace(each, { ...each, after: each.after - 1 })
          continue
        }
        const drawn = each.probability === undefined ? undefined : ids.chance(`fault-${each.id}`)
        const hit = drawn === undefined || drawn < (each.probability ?? 1)
        const at = now().toISOString()
        note({ fault: each.id, at, upstream, operation: redact(operation), ...(drawn !== undefined && { drawn }), hit })
        if (drawn !== undefined) changed()
        if (!hit) continue
        if (each.times !== undefined) replace(each, ...(each.times > 1 ? [{ ...each, times: each.times - 1 }] : []))
        return each
      }
      return undefined
    },
    list: () => [...active],
    drawn: () => draws.slice(-KEPT_DRAWS),
    remove(id) {
      const before = active.length
      active = active.filter((each) => each.id !== id)
      if (active.length < before) changed()
      return active.length < before
    },
    clear() {
      active = []
      changed()
    },
  }
}

const breadthOf = ({ upstream, operation }: Fault) => (operation === '*' ? 1 : 0) + (upstream === '*' ? 2 : 0)
