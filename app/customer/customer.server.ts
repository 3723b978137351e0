import type { report } from '#app/errors/report.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { RequestLimits } from '#contracts/http.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { type Customer, EMPTY_CUSTOMER } from './customer.ts'
import { fromStorefront, toCustomer } from './customer.wire.ts'

type CustomerDeps = {
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'customer'>>
  shopify: Pick<ShopifyClient, 'customer'>
  report: typeof report
}

/** 'token-expired': the token belongs to no customer (any more). 'unreadable': the read failed. */
export type CustomerOutcome = { customer: Customer; status: 'read' | 'token-expired' | 'unreadable' }

/**
 * Reads the customer of a token: from the Customer Account API, else from the Storefront API, which spec 7 gives the same
 * query. Where both fail the customer is empty (ACC-05).
 */
export async function readCustomer(
  deps: CustomerDeps,
  accessToken: string,
  limits?: RequestLimits,
): Promise<CustomerOutcome> {
  try {
    const account = await deps.openAccount(accessToken)
    const wire = await account.customer(limits)
    if (!wire) return { customer: EMPTY_CUSTOMER, status: 'token-expired' }
    return { customer: toCustomer(wire), status: 'read' }
  } catch (cause) {
    deps.report('customer.read-failed', cause)
    const wire = await deps.shopify.customer({ customerAccessToken: accessToken }, limits).catch(() => null)
    return wire
      ? { customer: fromStorefront(wire), status: 'read' }
      : { customer: EMPTY_CUSTOMER, status: 'unreadable' }
  }
}
