import type { report } from '#app/errors/report.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { RequestLimits } from '#contracts/http.ts'
import { type Customer, EMPTY_CUSTOMER } from './customer.ts'
import { toCustomer } from './customer.wire.ts'

type CustomerDeps = {
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'customer'>>
  report: typeof report
}

/** 'token-expired': the token belongs to no customer (any more). 'unreadable': the read failed. */
export type CustomerOutcome = { customer: Customer; status: 'read' | 'token-expired' | 'unreadable' }

/** Reads the customer of a token. A failed read gives an empty customer (ACC-05). */
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
    return { customer: EMPTY_CUSTOMER, status: 'unreadable' }
  }
}
