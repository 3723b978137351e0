import { z } from 'zod'
import { MAX_EMAIL } from '#app/forms/email.ts'
import { MAX_NAME } from './referral.ts'

/** As much as is carried to the server at all; what is longer is nobody's name. Server only: browsers do without zod. */
export const typedReferral = z.object({
  name: z.string().max(MAX_NAME),
  email: z.string().max(MAX_EMAIL),
  friendEmail: z.string().max(MAX_EMAIL),
  message: z.string().max(4_000),
})
