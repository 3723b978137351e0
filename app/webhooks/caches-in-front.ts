import type { WorkersCache } from '#app/http/cloudflare/runtime.ts'
import { writeLog } from '#app/http/log.ts'

/** How long the front may take, in ms. Short, because it only records the tags. */
const TIMEOUT_MS = 1_000
/** The pause before the second try, in ms. */
const PAUSE_MS = 500

/**
 * Sends a PURGE with the tags to a cache in front of the shop, and repeats it once. A failure is logged, because that
 * cache serves old pages until they expire.
 */
export async function purgeCacheInFront(
  url: string,
  key: string,
  tags: readonly string[],
  { fetch = globalThis.fetch, pauseMs = PAUSE_MS } = {},
): Promise<void> {
  const headers = { 'x-purge-key': key, 'x-purge-tags': tags.join(' ') }
  const send = async () => {
    const response = await fetch(url, {
      method: 'PURGE',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }
  try {
    await send().catch(() => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(send))
  } catch (cause) {
    const message = `The cache at ${url} was not purged: ${cause}. It serves old pages until they expire; check PURGE_URLS and PURGE_KEY.`
    writeLog('warn', { message })
  }
}

/**
 * Purges the cache in front of the Worker now, and again after `repeatAfterMs`, because an isolate that did not know of
 * the purge may have rendered an old page in between. Failures are logged; `waitUntil` keeps the Worker alive.
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
    writeLog('warn', { message })
  }
}
