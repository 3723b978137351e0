import type { report } from '#app/errors/report.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { type Customer, EMPTY_CUSTOMER } from './customer.ts'
import { toCustomer } from './customer.wire.ts'

type CustomerDeps = { shopify: ShopifyClient; report: typeof report }

/** 'token-expired': the token belongs to no customer (any more). 'unreadable': the read failed. */
export type CustomerOutcome = { customer: Customer; status: 'read' | 'token-expired' | 'unreadable' }

/** Reads the customer of a token. A failed read gives an empty customer (ACC-05). */
export async function readCustomer({ shopify, report }: CustomerDeps, accessToken: string): Promise<CustomerOutcome> {
  try {
    const wire = await shopify.customer({ customerAccessToken: accessToken })
    return wire ? { customer: toCustomer(wire), status: 'read' } : { customer: EMPTY_CUSTOMER, status: 'token-expired' }
  } catch (cause) {
    report('customer.read-failed', cause)
    return { customer: EMPTY_CUSTOMER, status: 'unreadable' }
  }
}
