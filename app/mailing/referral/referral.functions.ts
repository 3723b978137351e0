import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getReferralDeps, referralSchema, sendReferral, toFormOutcome } from './referral.server.ts'

/** Invites a friend. */
export const sendReferralFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: referralSchema }))
  .handler(({ data: { region, typed } }) => toFormOutcome(sendReferral(getReferralDeps(region), typed)))
