import { z } from 'zod'

/** What the server accepts of a typed referral. Server only, so that the browser loads no zod. */
export const referralSchema = z.object({
  // without a length: the server refuses bodies over 1 MB, and the form says what is too long
  name: z.string(),
  email: z.string(),
  friendEmail: z.string(),
  message: z.string(),
})
