import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { emailProblem, MAX_EMAIL } from '#app/forms/email.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { requestStock } from './stock-request.server.ts'

const wish = z.object({
  region: z.enum(REGION_CODES),
  handle: z.string().max(200),
  merchandiseId: z.string().startsWith('gid://shopify/ProductVariant/').max(100),
  email: z
    .string()
    .trim()
    .max(MAX_EMAIL)
    .refine((text) => emailProblem(text) === null, 'no email address'),
})

/** The door from the browser to back-in-stock requests. */
export const requestStockFn = createServerFn({ method: 'POST' })
  .validator(wish)
  .handler(({ data: { region, ...request } }) => requestStock(upstreams(region).backend, region, request))
