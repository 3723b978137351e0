import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { changeSubscription, getSubscriptionDeps, toFormOutcome } from '../marketing-subscription.server.ts'

const emailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => validateEmail(text) === null, 'expected an email address')

const contactSchema = z.union([
  z.strictObject({ email: emailSchema }),
  z.strictObject({
    phoneNumber: z.string().trim().min(1).max(50),
    phoneCountryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
])

/** Subscribes an email address or a phone number to the newsletter, for that channel alone. */
export const subscribeFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      contact: contactSchema,
      // the place of the form on the site
      source: z.enum(['Footer', 'Newsletter Modal', 'Fit Finder']),
    }),
  )
  .handler(({ data: { region, contact, source } }) =>
    toFormOutcome(
      changeSubscription(getSubscriptionDeps(region), {
        method: 'subscribe',
        ...contact,
        source,
        includedChannels: ['email' in contact ? 'email' : 'sms'],
      }),
    ),
  )
