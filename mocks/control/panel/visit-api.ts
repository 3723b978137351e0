import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'

const place = { world: z.string(), region: z.enum(REGION_CODES).default('gb') }
const told = z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

/** What the panel can do to whoever sits at this browser. */
export const visitRequest = z.discriminatedUnion('do', [
  /** Makes the world afresh with these scenarios; the browser becomes their visitor. */
  z.strictObject({ do: z.literal('enter'), ...place, scenarios: z.array(told) }),
  /** Opens an account and signs its customer in. */
  z.strictObject({ do: z.literal('sign-in'), ...place }),
  z.strictObject({ do: z.literal('sign-out'), ...place }),
  /** Gives the visitor an average man's fit, or takes it away. */
  z.strictObject({ do: z.literal('fit'), ...place, has: z.boolean() }),
  /** Answers the consent banner, or lets it ask again. */
  z.strictObject({ do: z.literal('consent'), ...place, to: z.enum(['all', 'necessary', 'ask']) }),
])

/** Where the visitor goes on; null: where they are. */
const visited = z.object({ url: z.string().nullable(), says: z.string() })

export type VisitRequest = z.input<typeof visitRequest>
export type Visited = z.output<typeof visited>
