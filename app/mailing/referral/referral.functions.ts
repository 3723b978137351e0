import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { sendReferral, toFormOutcome } from './referral.server.ts'
import { getReferralDeps } from './referral-deps.server.ts'
import { getPostedReferral, type PostedReferral } from './referral-post.server.ts'
import { referralSchema } from './referral-schema.ts'

/** Invites a friend. */
export const sendReferralFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: referralSchema }))
  .handler(({ data: { region, typed } }) => toFormOutcome(sendReferral(getReferralDeps(region), typed)))

/** Reads the referral that the page's own request has posted; null for a page that was only opened. */
export const readPostedReferral = createServerFn({ method: 'GET' }).handler(
  (): PostedReferral | null => getPostedReferral(getRequest()) ?? null,
)
