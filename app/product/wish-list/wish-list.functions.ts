import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getChangeDeps } from '#app/customer/change-customer.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { MAX_READ_ITEMS } from '#contracts/shop/wish-list.ts'
import { mergeIntoAccount } from './account-wish-list.server.ts'
import { readItems } from './wish-list.ts'

const items = z.array(z.unknown()).max(MAX_READ_ITEMS).transform(readItems)

/** Merges a browser's wish list into the account of a token. Posted, so that the token stays out of the address. */
export const mergeWishListFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      accessToken: z.string().min(1).max(8_000),
      items,
      base: items,
    }),
  )
  .handler(({ data: { region, accessToken, ...lists } }) => mergeIntoAccount(getChangeDeps(region), accessToken, lists))
