import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** A visitor's feedback on their fit (spec 7, POST /feedback/{store}/visit). */
export const visitRecord = z.object({
  id: z.string(),
  store: z.enum(REGION_CODES),
  userId: z.string().nullable().default(null),
  fitResponse: z.string(),
  loggedIn: z.boolean().default(false),
  at: z.iso.datetime(),
})

/** A filled-in survey (FORM-04). */
export const surveyRecord = z.object({
  id: z.string(),
  store: z.enum(REGION_CODES),
  answers: z.record(z.string(), z.unknown()),
  at: z.iso.datetime(),
})

/** A visitor who found a review helpful. Its id is a key that the browser chose for this vote. */
export const reviewVote = z.object({ id: z.string(), reviewId: z.string() })
