import { z } from 'zod'

/** What a fault does in place of, or ahead of, the upstream's own answer. Exactly one of these, with or without a delay. */
export const faultResponse = z
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
    /** Promises more bytes than it sends, then drops the connection. */
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
  })
  .partial()
  .superRefine((respond, context) => {
    const chosen = WAYS.filter((way) => respond[way] !== undefined)
    if (chosen.length > 1) context.addIssue({ code: 'custom', message: `choose one of ${chosen.join(', ')}` })
    if (chosen.length === 0 && respond.delayMs === undefined)
      context.addIssue({ code: 'custom', message: `choose one of ${WAYS.join(', ')}, delayMs` })
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
})

export type FaultResponse = z.output<typeof faultResponse>
export type Fault = z.output<typeof fault>
export type FaultInput = z.input<typeof fault>

export type Faults = {
  add(fault: FaultInput): void
  /** The first fault that answers this call, if any; counts the call. */
  take(call: { upstream: string; names: readonly string[] }): Fault | undefined
  list(): Fault[]
  clear(): void
}

/** @param kept Faults from a saved world, with what was left of their counts. */
export function createFaults(kept: readonly Fault[] = [], changed = () => {}): Faults {
  let active = [...kept]
  return {
    add(input) {
      active.push(fault.parse(input))
      changed()
    },
    take(call) {
      for (const candidate of active) {
        if (candidate.upstream !== '*' && candidate.upstream !== call.upstream) continue
        if (candidate.operation !== '*' && !call.names.includes(candidate.operation)) continue
        const spent = count(candidate)
        if (spent) changed()
        active = active.flatMap((each) => (each === candidate && spent ? spent.left : [each]))
        if (candidate.after === 0) return candidate
      }
      return undefined
    },
    list: () => [...active],
    clear() {
      active = []
      changed()
    },
  }
}

/** What is left of a fault after one more call, when its counts change at all. */
function count(fault: Fault): { left: Fault[] } | undefined {
  if (fault.after > 0) return { left: [{ ...fault, after: fault.after - 1 }] }
  if (fault.times === undefined) return undefined
  return { left: fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [] }
}
