import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

const target = { world: z.string(), region: z.enum(REGION_CODES).default('gb') }
const scenarioRequest = z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

/** What the panel can do for the browser that it runs in. */
export const visitRequest = z.discriminatedUnion('do', [
  /** Enters the world as it is. */
  z.strictObject({ do: z.literal('enter'), ...target }),
  /** Makes the world again with these scenarios, then enters it. */
  z.strictObject({ do: z.literal('load'), ...target, scenarios: z.array(scenarioRequest) }),
  /** Creates an account and signs its customer in. */
  z.strictObject({ do: z.literal('sign-in'), ...target }),
  z.strictObject({ do: z.literal('sign-out'), ...target }),
  /** Saves an average man's fit in the browser, or removes it. */
  z.strictObject({ do: z.literal('fit'), ...target, has: z.boolean() }),
  /** Answers the consent banner, or lets it ask again. */
  z.strictObject({ do: z.literal('consent'), ...target, to: z.enum(['all', 'necessary', 'ask']) }),
])

/** What was done, and where the browser goes next; null keeps the page. */
const visitResult = z.object({ url: z.string().nullable(), message: z.string() })

export type VisitRequest = z.input<typeof visitRequest>
export type VisitResult = z.output<typeof visitResult>
