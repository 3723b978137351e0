import { z } from 'zod'

/** A size that another customer buys just before a return sets it aside, once. */
export const competingSale = z.object({
  /** The variant's number, or '*' for whatever is requested first. */
  id: z.string(),
})
