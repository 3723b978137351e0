import type { Service } from './check-upstreams.ts'
import type { Log } from './log.ts'

const STORE = 'SHARED_STORE_URL'

/**
 * Throws a UsageError for a shared store that will never take what is written. Logs what else does not answer, as upstreams
 * may come back; nobody waits for those.
 */
export async function checkServices(services: readonly Service[], log: Log): Promise<void> {
  void warnOfUpstreams(
    services.filter(({ variable }) => variable !== STORE),
    log,
  )
  const store = services.find(({ variable }) => variable === STORE)
  if (!store) return
  // imported only where it is configured
  const { checkStore } = await import('./check-store.ts')
  const problem = await checkStore(store.url)
  if (problem)
    log.warn(`${problem}. Until it does, each instance counts limits by itself, and hears of its own webhooks only.`)
}

async function warnOfUpstreams(services: readonly Service[], log: Log): Promise<void> {
  const { checkUpstreams } = await import('./check-upstreams.ts')
  for (const line of await checkUpstreams(services)) log.warn(line)
}
