import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getChangeDeps } from '../change-customer.server.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.server.ts'

/** Longer than any text that Shopify takes: the form says what is too long, and a call of the form never reaches this. */
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
