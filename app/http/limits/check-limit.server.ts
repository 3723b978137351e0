import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { getConfig } from '#app/upstream/config.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { getCallerAddress } from './caller-address.ts'
import { getClientNetwork } from './client-network.ts'
import { hashKey } from './hash-key.ts'
import type { LimitRefusal } from './limit-refusal.ts'
import { consumeLimits } from './limiter.ts'
import type { LimitName } from './limits.ts'
import { createMemoryStore } from './memory-store.ts'
import { createRefusalLog } from './refusal-log.ts'

const now = () => performance.now()
const store = createMemoryStore(now)

const logRefusal = createRefusalLog(now, (name, count) =>
  console.warn(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'warn',
      limit: name,
      refused: count,
      message: `The limit '${name}' was reached; calls refused: ${count}. If they were shoppers, check TRUSTED_PROXIES.`,
    }),
  ),
)

/**
 * Counts the current request against the limits of an action, for its client and for `target`, an email address or order number. Returns
 * null if it is allowed; otherwise sets status 429 and Retry-After on the response and returns the refusal.
 */
export async function checkLimit(name: LimitName, target?: string): Promise<LimitRefusal | null> {
  const refusal = await countUse(name, target)
  if (!refusal) return null
  setResponseStatus(429)
  setResponseHeader('retry-after', String(refusal.retryAfterS))
  return refusal
}

/** The same for a form whose response is a redirect, which keeps its own status. */
export async function countUse(name: LimitName, target?: string): Promise<LimitRefusal | null> {
  const request = getRequest()
  const { ENVIRONMENT, TRUSTED_PROXIES } = getConfig()
  const client = getClientNetwork(
    { callerAddress: getCallerAddress(request), forwardedFor: request.headers.get('x-forwarded-for') },
    TRUSTED_PROXIES,
  )
  // a world of the simulated backend; in production baggage may differ with every request and would reset the limits
  const scope = ENVIRONMENT === 'sandbox' ? (getTraceContext(request).baggage ?? '') : ''
  const retryAfterS = await consumeLimits({ store, hash: hashKey }, { name, scope, client, target })
  if (retryAfterS === null) return null
  logRefusal(name)
  return { ok: false, failure: 'limit.reached', retryAfterS }
}
