import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getChangeDeps } from '../change-customer.server.ts'
import type { Province } from './address-formats.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.server.ts'

/**
 * Longer than any text that Shopify accepts. The form validates the length, so that only other callers reach this limit.
 */
const text = z.string().max(20_000)
const caller = z.object({ region: z.enum(REGION_CODES), accessToken: z.string().min(1).max(8_000) })
const fields = z.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/),
  province: text,
  zip: text,
  phone: text,
})
const addressId = z.string().min(1).max(200)

// All are posted, so that tokens and addresses are in no URL and no log.

export const createAddressFn = createServerFn({ method: 'POST' })
  .validator(caller.extend({ fields, isDefault: z.boolean() }))
  .handler(({ data: { region, accessToken, ...address } }) =>
    createAddress(getChangeDeps(region), accessToken, address),
  )

export const updateAddressFn = createServerFn({ method: 'POST' })
  .validator(caller.extend({ addressId, fields: fields.optional(), isDefault: z.boolean() }))
  .handler(({ data: { region, accessToken, ...change } }) => updateAddress(getChangeDeps(region), accessToken, change))

export const deleteAddressFn = createServerFn({ method: 'POST' })
  .validator(caller.extend({ addressId }))
  .handler(({ data: { region, accessToken, ...address } }) =>
    deleteAddress(getChangeDeps(region), accessToken, address),
  )

/** The provinces of a country, empty where its addresses need none; null if they cannot be read. */
export const readProvincesFn = createServerFn()
  .validator(z.object({ region: z.enum(REGION_CODES), country: z.string().regex(/^[A-Z]{2}$/) }))
  .handler(async ({ data: { region, country } }): Promise<Province[] | null> => {
    if (await checkLimit('customer')) return null
    try {
      return await cached(`provinces ${country}`, () => getUpstreams(region).backend.provinces(country))
    } catch (cause) {
      report('customer.provinces-failed', cause)
      return null
    }
  })
