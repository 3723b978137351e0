import { z } from 'zod'
import { MAX_EMAIL } from '#app/forms/email.ts'

/** Characters. Longer than the fields allow, so that the form can say what is wrong with them. */
const MAX_TEXT = 4_000

/** What the server accepts of a typed referral. Server only, so that the browser loads no zod. */
export const referralSchema = z.object({
  name: z.string().max(MAX_TEXT),
  email: z.string().max(MAX_EMAIL),
  friendEmail: z.string().max(MAX_EMAIL),
  message: z.string().max(MAX_TEXT),
})
