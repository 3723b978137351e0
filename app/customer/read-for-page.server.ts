import { report } from '#app/errors/report.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { accountToken, savedFit } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { noRetry } from '#contracts/retry.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { readCustomer } from './customer.server.ts'
import type { RenderedAccount } from './customer.ts'
import { parseAccountCookie } from './sign-in/account-cookie.ts'

/** Reads the customer of the request's account cookie; null where the browser has to read it, or nobody is signed in. */
export async function readForPage(region: RegionCode): Promise<RenderedAccount | null> {
  const visitor = getVisitor()
  const cookie = parseAccountCookie(visitor.getCookie(accountToken(region)))
  if (!cookie || (await countUse('customer'))) return null
  const upstreams = getUpstreams(region)
  const limits = { timeoutMs: getConfig().OPTIONAL_PARTS_MS, retry: noRetry }
  const outcome = await readCustomer({ ...upstreams, report }, cookie.accessToken, limits)
  if (outcome.status !== 'read') return null
  return { owner: cookie.owner, customer: outcome.customer, hasFit: visitor.getCookie(savedFit) !== undefined }
}
