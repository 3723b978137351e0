import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** A person's sizes as the fit service stores them (spec 3, "Saved fit"). */
export const fitShape = z.object({
  top: z.object({
    size: z.string().optional(),
    cut: z.string().optional(),
    length: z.string().optional(),
    chest: z.string().optional(),
  }),
  bottom: z.object({
    waist: z.string().optional(),
    build: z.string().optional(),
    leg: z.string().optional(),
    taper: z.string().optional(),
  }),
})

/** A saved fit. Who owns it: mocks/recommender/service/ownership.ts. */
export const fitRecord = z.object({
  id: z.string(),
  customerId: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  /** Whether a sign-in or a mailed key has proven the address; otherwise it was only typed. */
  isEmailProven: z.boolean().default(false),
  /** The fit token that saved it; null where an account or a proven address owns it. */
  token: z.string().nullable().default(null),
  fit: fitShape,
  /** The reason for saving, such as 'fit_refresh' (spec 7). */
  method: z.string(),
  storeLocation: z.enum(REGION_CODES),
  status: z.string().default('saved'),
  updatedAt: z.iso.datetime(),
  answers: z.record(z.string(), z.unknown()).nullable().default(null),
})

export type FitRecord = z.output<typeof fitRecord>

/** The owner that a token is linked to; its `id` is the token, and its email is proven. */
export const fitTokenRecord = z.object({
  id: z.string(),
  customerId: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
})

/** A key that was mailed to a fit's owner; its `id` is the key. */
export const fitKeyRecord = z.object({
  id: z.string(),
  fitId: z.string(),
  /** The address that it was mailed to. */
  email: z.string().default(''),
  /** By the world's clock. */
  until: z.iso.datetime(),
})
