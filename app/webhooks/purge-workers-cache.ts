import type { WorkersCache } from '#app/http/cloudflare/runtime.ts'
import { logWarning } from '#app/http/log-warning.ts'

/**
 * Purges the cache in front of the Worker everywhere, now and after `repeatAfterMs`: until then an isolate may have made a page
 * of what it had not heard of. `waitUntil` keeps the Worker for the second time. What fails is logged.
 */
export async function purgeWorkersCache(
  cache: WorkersCache,
  tags: readonly string[],
  { repeatAfterMs, waitUntil }: { repeatAfterMs: number; waitUntil: (work: Promise<void>) => void },
): Promise<void> {
  waitUntil(new Promise((resolve) => setTimeout(resolve, repeatAfterMs)).then(() => purgeOnce(cache, tags)))
  await purgeOnce(cache, tags)
}

async function purgeOnce(cache: WorkersCache, tags: readonly string[]): Promise<void> {
  try {
    const { success, errors = [] } = await cache.purge({ tags })
    if (!success) throw new Error(errors.map(({ message }) => message).join('; '))
  } catch (cause) {
    const message = `Cloudflare's cache was not purged: ${cause}. It serves old pages until they expire.`
    logWarning({ message })
  }
}
