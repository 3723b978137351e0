import { z } from 'zod'
import { MAX_EMAIL } from '#app/forms/email.ts'
import { MAX_NAME } from './referral.ts'

/** What the server accepts of a typed referral. Server only, so that the browser loads no zod. */
export const referralSchema = z.object({
  name: z.string().max(MAX_NAME),
  email: z.string().max(MAX_EMAIL),
  friendEmail: z.string().max(MAX_EMAIL),
  message: z.string().max(4_000),
})
