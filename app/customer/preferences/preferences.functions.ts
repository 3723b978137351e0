import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { getSubscriptionDeps } from '#app/mailing/marketing-subscription.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { changePreferences } from './preferences.server.ts'

/** Changes marketing subscriptions of the customer of a token. Posted, so that the token is in no URL and no log. */
export const changePreferencesFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      accessToken: z.string().min(1).max(8_000),
      email: z.boolean().optional(),
      sms: z.boolean().optional(),
      phone: z
        .object({ countryCode: z.string().regex(/^[A-Z]{2}$/), number: z.string().trim().min(1).max(50) })
        .optional(),
    }),
  )
  .handler(({ data: { region, accessToken, ...requested } }) =>
    changePreferences(
      {
        openAccount: getUpstreams(region).openAccount,
        subscription: getSubscriptionDeps(region, 'preferences'),
        report,
      },
      accessToken,
      requested,
    ),
  )
