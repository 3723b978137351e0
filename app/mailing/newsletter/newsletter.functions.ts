import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { subscribe } from '../subscribe.server.ts'
import { getSubscribeDeps } from '../subscribe-deps.server.ts'
import { getPostedNewsletter, type PostedNewsletter } from './newsletter-post.server.ts'

const emailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => validateEmail(text) === null, 'expected an email address')

/** Subscribes an email address to the newsletter. `source` is the place of the form on the site. */
export const subscribeFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), email: emailSchema, source: z.enum(['Footer', 'Fit Finder']) }))
  .handler(({ data: { region, email, source } }) => subscribe(getSubscribeDeps(region), email, source))

/** Reads the sign-up that the page's own request has posted in vain; null for a page that was only opened. */
export const readPostedNewsletter = createServerFn({ method: 'GET' }).handler(
  (): PostedNewsletter | null => getPostedNewsletter(getRequest()) ?? null,
)
