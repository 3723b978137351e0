import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { normalizeOrderNumber, type OrderClaim, parseProof, toDigits } from './order-claim.ts'

/** The dependencies of calls about an order whose number and proof a visitor knows. */
export type OrderCallDeps<Call extends keyof BackendClient> = {
  backend: Pick<BackendClient, Call>
  store: RegionCode
  checkLimit: typeof checkLimit
  report: typeof report
}

/** These dependencies for the current request. */
export const getOrderCallDeps = (store: RegionCode): OrderCallDeps<keyof BackendClient> => ({
  backend: getUpstreams(store).backend,
  store,
  checkLimit,
  report,
})

/**
 * The claim as the backend takes it, or a refusal: returns and the status of orders share one limit (OPS-08). Null for a
 * claim that no form sends; a direct call gets no details.
 */
export async function readClaim(deps: Pick<OrderCallDeps<never>, 'checkLimit'>, { orderNumber, proof }: OrderClaim) {
  const number = normalizeOrderNumber(orderNumber)
  const parsed = parseProof(proof)
  if (number === null || 'problem' in parsed) return null
  const refusal = await deps.checkLimit('order-lookup', toDigits(number))
  return refusal ? { refusal } : { claim: { order_number: number, ...parsed.proof } }
}
