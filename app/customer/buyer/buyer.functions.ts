import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { forgetBuyer, getBuyerDeps, identifyBuyer } from './identify-buyer.server.ts'

const region = z.enum(REGION_CODES)

/** Makes this browser's cart that of a token's customer. Posted, so that the token is in no URL and no log. */
export const identifyBuyerFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, accessToken: z.string().min(1).max(8_000) }))
  .handler(async ({ data: { region, accessToken } }) =>
    (await checkLimit('customer')) ? false : identifyBuyer(getBuyerDeps(region), accessToken),
  )

/** Removes the customer from this browser's cart. */
export const forgetBuyerFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region }))
  .handler(({ data }) => forgetBuyer(getBuyerDeps(data.region)))
