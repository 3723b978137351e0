import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getChangeDeps } from '../change-customer.server.ts'
import { updateName } from './name.server.ts'

/** Longer than any name that Shopify takes: the form says what is too long. */
const name = z.string().max(20_000)

/** Changes the name of a token's customer. Posted, so that token and name are in no URL and no log. */
export const updateNameFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      accessToken: z.string().min(1).max(8_000),
      fields: z.object({ firstName: name, lastName: name }),
    }),
  )
  .handler(({ data: { region, accessToken, fields } }) => updateName(getChangeDeps(region), accessToken, fields))
