import { report } from '#app/errors/report.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { accountToken, savedFit } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { RequestLimits } from '#contracts/http.ts'
import { noRetry } from '#contracts/retry.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { type Customer, EMPTY_CUSTOMER, type RenderedAccount } from './customer.ts'
import { customerFromStorefront, toCustomer } from './customer.wire.ts'
import { parseAccountCookie } from './sign-in/account-cookie.ts'

type CustomerDeps = {
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'customer'>>
  shopify: Pick<ShopifyClient, 'customer'>
  report: typeof report
}

/** 'token-expired': the token belongs to no customer (any more). 'unreadable': the read failed. */
export type CustomerOutcome = { customer: Customer; status: 'read' | 'token-expired' | 'unreadable' }

/**
 * Reads the customer of a token from the Customer Account API, else from the Storefront API, which spec 7 gives the same query.
 * If both fail the customer is empty (ACC-05).
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
      ? { customer: customerFromStorefront(wire), status: 'read' }
      : { customer: EMPTY_CUSTOMER, status: 'unreadable' }
  }
}

/** Reads the customer of the request's account cookie; null if nobody is signed in, or if the browser has to read it. */
export async function readAccountForPage(region: RegionCode): Promise<RenderedAccount | null> {
  const visitor = getVisitor()
  const cookie = parseAccountCookie(visitor.getCookie(accountToken(region)))
  if (!cookie || (await countUse('customer'))) return null
  const upstreams = getUpstreams(region)
  const limits = { timeoutMs: getConfig().OPTIONAL_PARTS_MS, retry: noRetry }
  const outcome = await readCustomer({ ...upstreams, report }, cookie.accessToken, limits)
  if (outcome.status !== 'read') return null
  return { owner: cookie.owner, customer: outcome.customer, hasFit: visitor.getCookie(savedFit) !== undefined }
}
