import { splitPath } from '#app/region/rewrite.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { readCustomerFn } from './customer.functions.ts'
import type { CustomerOutcome } from './customer.server.ts'
import { getUsableAccessToken } from './sign-in/session.ts'

let early: { accessToken: string; outcome: Promise<CustomerOutcome> } | undefined

/**
 * Starts to read the customer while the page is not hydrated yet, because what it shows has to wait for that (OPS-07). Only
 * where stored tokens are good: everything else is `openAccount`'s.
 */
export function readCustomerEarly(): void {
  if (import.meta.env.SSR || 'hydrated' in document.documentElement.dataset) return
  const region = splitPath(location.pathname).region.code
  const accessToken = getUsableAccessToken(region)
  if (!accessToken) return
  const outcome = readCustomerFn({ data: { region, accessToken } })
  // whoever takes it sees the failure
  outcome.catch(() => {})
  early = { accessToken, outcome }
}

/** Reads the customer of a token, or takes what was read early, once. */
export function readCustomer(region: RegionCode, accessToken: string): Promise<CustomerOutcome> {
  const taken = early?.accessToken === accessToken ? early.outcome : undefined
  early = undefined
  return taken ?? readCustomerFn({ data: { region, accessToken } })
}
