import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { validateEmail } from '#app/forms/email.ts'
import type { Posted } from '#app/forms/posted-form.ts'
import { hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { changeSubscription, getSubscriptionDeps, toFormOutcome } from '../marketing-subscription.server.ts'

const contactSchema = z.union([
  // Not validated here, because the function returns what is wrong with the address.
  z.strictObject({ email: z.string().trim() }),
  z.strictObject({
    phoneNumber: z.string().trim().min(1).max(50),
    phoneCountryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
])

/** The result of a sign-up, with the problem that the form shows. */
export type SignUpOutcome = { ok: true } | ({ ok: false } & NewsletterProblem)

/** Why a sign-up failed. */
export type NewsletterProblem = {
  failure: 'common.email.incorrect-format' | 'mailing.subscribe-failed' | 'limit.reached'
  retryAfterS?: number
}

/** A sign-up that was posted without script and rejected. */
export type PostedNewsletter = Posted<'email', SignUpOutcome>

/** Subscribes an email address or a phone number to the newsletter, for that channel alone. */
export const subscribeFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      contact: contactSchema,
      source: z.enum(['Footer', 'Newsletter Modal', 'Fit Finder']),
    }),
  )
  .handler(async ({ data: { region, contact, source } }): Promise<SignUpOutcome> => {
    const isEmail = 'email' in contact
    if (isEmail && validateEmail(contact.email)) return { ok: false, failure: 'common.email.incorrect-format' }
    const includedChannels = [isEmail ? 'email' : 'sms'] as const
    const subscription = { method: 'subscribe', ...contact, source, includedChannels } as const
    const outcome = await toFormOutcome(changeSubscription(getSubscriptionDeps(region), subscription))
    if (outcome.ok) getVisitor().setCookie(hideNewsletterPrompt, 'true')
    return outcome
  })
