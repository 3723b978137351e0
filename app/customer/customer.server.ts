import type { report } from '#app/errors/report.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { type Customer, EMPTY_CUSTOMER } from './customer.ts'
import { customerFromWire } from './customer.wire.ts'

export type CustomerDeps = { shopify: ShopifyClient; report: typeof report }

/** 'token-over': the token belongs to nobody (any more). 'unreadable': Shopify did not answer for the customer. */
export type CustomerOutcome = { customer: Customer; was: 'read' | 'token-over' | 'unreadable' }

/** ACC-05: a failed read gives an empty customer, never a crash. */
export async function readCustomer({ shopify, report }: CustomerDeps, accessToken: string): Promise<CustomerOutcome> {
  try {
    const wire = await shopify.customer({ customerAccessToken: accessToken })
    return wire ? { customer: customerFromWire(wire), was: 'read' } : { customer: EMPTY_CUSTOMER, was: 'token-over' }
  } catch (cause) {
    report('customer.read-failed', cause)
    return { customer: EMPTY_CUSTOMER, was: 'unreadable' }
  }
}
