import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { emailProblem, MAX_EMAIL } from '#app/forms/email.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { subscribe } from '../subscribe.server.ts'
import { subscribeDeps } from '../subscribe-deps.server.ts'

const address = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => emailProblem(text) === null, 'no email address')

/** The door from the browser to the newsletter. `source` is where on the site it was asked. */
export const subscribeFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), email: address, source: z.enum(['Footer', 'Fit Finder']) }))
  .handler(({ data: { region, email, source } }) => subscribe(subscribeDeps(region), email, source))
