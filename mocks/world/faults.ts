import { z } from 'zod'
import type { Ids } from './ids.ts'
import { redact } from './redact.ts'

/** Longer than any client waits. */
const MAX_WAIT_MS = 120_000
const TOO_LONG = 'expected 2 min at most'

/** What a fault does instead of the upstream's own response: at most one kind of failure, and optionally a delay and a trickle. */
const faultResponse = z
  .strictObject({
    /** Responds with this status. */
    status: z.int().min(200).max(599),
    /** The JSON body sent with `status`; none by default. */
    body: z.json(),
    headers: z.record(z.string(), z.string()),
    /** Waits this many milliseconds first. Alone, the upstream's own response follows. */
    delayMs: z.int().min(0).max(MAX_WAIT_MS, TOO_LONG),
    /** Never responds: holds the connection until the client leaves, or for a minute. */
    timeout: z.literal(true),
    /** Drops the connection before a byte is sent. */
    reset: z.literal(true),
    /** Responds 200 with a body that is not JSON. */
    malformed: z.literal(true),
    /** Sends the start of a body, then drops the connection. */
    truncated: z.literal(true),
    /** Responds 200 with an empty body. */
    empty: z.literal(true),
    /** Responds 200 with JSON of a shape that no contract describes. */
    wrongShape: z.literal(true),
    /** Refuses a GraphQL mutation (spec 7: all mutations return userErrors). */
    userErrors: z.array(
      z.object({
        code: z.string().nullable().default(null),
        field: z.array(z.string()).nullable(),
        message: z.string(),
      }),
    ),
    /** Lets the upstream do its work, then drops the connection: the response is lost, what it changed is not. */
    loseResponse: z.literal(true),
    /** Sends the body in small pieces over this many milliseconds. */
    trickleMs: z.int().min(1).max(MAX_WAIT_MS, TOO_LONG),
  })
  .partial()
  .superRefine((respond, context) => {
    const chosen = FAILURES.filter((failure) => respond[failure] !== undefined)
    if (chosen.length > 1) context.addIssue({ code: 'custom', message: `choose one of ${chosen.join(', ')}` })
    if (chosen.length === 0 && respond.delayMs === undefined && respond.trickleMs === undefined)
      context.addIssue({ code: 'custom', message: `choose one of ${FAILURES.join(', ')}, delayMs, trickleMs` })
    if (respond.body !== undefined && respond.status === undefined)
      context.addIssue({ code: 'custom', message: 'a body needs a status' })
  })

const FAILURES = [
  'status',
  'timeout',
  'reset',
  'malformed',
  'truncated',
  'empty',
  'wrongShape',
  'userErrors',
  'loseResponse',
] as const

/** A failure that no state of the world can cause (SIM-05). */
export const fault = z.strictObject({
  /** An upstream's name, or '*' for all. */
  upstream: z.string(),
  /** A GraphQL root field or document name, a REST contract's operation id, or '*' for all. */
  operation: z.string().default('*'),
  respond: faultResponse,
  /** How many calls fail before the fault ends; all calls if absent. */
  times: z.int().positive().optional(),
  /** How many calls pass first: `after: 2, times: 1` fails only the third. */
  after: z.int().min(0).default(0),
  /** The share of calls that fail, drawn from the world's seed, so that every run draws the same. */
  probability: z.number().min(0).max(1).optional(),
})

/** An active fault; its id distinguishes it from equal ones. */
export const activeFault = fault.extend({ id: z.int() })

/** One call that matched an active fault. */
const faultDraw = z.strictObject({
  fault: z.int(),
  at: z.iso.datetime(),
  upstream: z.string(),
  operation: z.string(),
  /** The drawn number, where a probability decided. */
  drawn: z.number().optional(),
  hit: z.boolean(),
})

export const faultsState = z.strictObject({ configured: z.array(activeFault), drawn: z.array(faultDraw) })

export type FaultResponse = z.output<typeof faultResponse>
export type Fault = z.output<typeof activeFault>
export type FaultInput = z.input<typeof fault>
type FaultDraw = z.output<typeof faultDraw>
export type FaultsState = z.output<typeof faultsState>

export type Faults = {
  add(fault: FaultInput): Fault
  /** The fault for this call, if any, and counts the call. A fault that names the operation goes before one for all. */
  take(call: { upstream: string; operation: string; names: readonly string[] }): Fault | undefined
  list(): Fault[]
  /** The latest calls that matched a fault, hit or missed; oldest first. */
  listDraws(): FaultDraw[]
  /** Removes one fault; false when there is none with that id. */
  remove(id: number): boolean
  clear(): void
}

type FaultsOptions = {
  /** Source of fault ids and random draws. */
  ids: Pick<Ids, 'nextNumber' | 'nextChance'>
  now: () => Date
  /** Faults of a saved world, with their remaining counts. */
  saved?: FaultsState
  onChange?: () => void
}

/** How many draws are kept: enough to find a bug, without a long bundle. */
const MAX_DRAWS = 500

export function createFaults({ ids, now, saved, onChange = () => {} }: FaultsOptions): Faults {
  let active = [...(saved?.configured ?? [])]
  let draws = [...(saved?.drawn ?? [])]

  const replace = (before: Fault, ...after: Fault[]) => {
    active = active.flatMap((fault) => (fault === before ? after : [fault]))
    onChange()
  }
  const record = (draw: FaultDraw) => {
    draws.push(draw)
    if (draws.length > 2 * MAX_DRAWS) draws = draws.slice(-MAX_DRAWS)
  }

  return {
    add(input) {
      const added = { ...fault.parse(input), id: ids.nextNumber('fault') }
      active.push(added)
      onChange()
      return added
    },
    take({ upstream, operation, names }) {
      for (const candidate of active.toSorted((one, other) => getBreadth(one) - getBreadth(other))) {
        if (candidate.upstream !== '*' && candidate.upstream !== upstream) continue
        if (candidate.operation !== '*' && !names.includes(candidate.operation)) continue
        if (candidate.after > 0) {
          replace(candidate, { ...candidate, after: candidate.after - 1 })
          continue
        }
        const drawn = candidate.probability === undefined ? undefined : ids.nextChance(`fault-${candidate.id}`)
        const hit = drawn === undefined || drawn < (candidate.probability ?? 1)
        const at = now().toISOString()
        record({
          fault: candidate.id,
          at,
          upstream,
          operation: redact(operation),
          ...(drawn !== undefined && { drawn }),
          hit,
        })
        if (drawn !== undefined) onChange()
        if (!hit) continue
        if (candidate.times !== undefined)
          replace(candidate, ...(candidate.times > 1 ? [{ ...candidate, times: candidate.times - 1 }] : []))
        return candidate
      }
      return undefined
    },
    list: () => [...active],
    listDraws: () => draws.slice(-MAX_DRAWS),
    remove(id) {
      const before = active.length
      active = active.filter((fault) => fault.id !== id)
      if (active.length < before) onChange()
      return active.length < before
    },
    clear() {
      active = []
      onChange()
    },
  }
}

/** 0 for a fault with upstream and operation; more the wider it applies. */
const getBreadth = ({ upstream, operation }: Fault) => (operation === '*' ? 1 : 0) + (upstream === '*' ? 2 : 0)
