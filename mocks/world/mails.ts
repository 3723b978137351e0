import { z } from 'zod'

/** A mail or text message that an upstream would have sent. */
export const mailRecord = z.object({
  id: z.string(),
  /** By the world's clock. */
  at: z.iso.datetime(),
  /** An email address, or a phone number. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Words in the text that were typed into a form, such as a friend's message. */
  typed: z.array(z.string()).default([]),
  /** Its template, such as 'order-confirmation'. */
  kind: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })).default([]),
})
export type MailRecord = z.output<typeof mailRecord>
