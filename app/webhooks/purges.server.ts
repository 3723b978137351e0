import { getRequest } from '@tanstack/react-start/server'
import { getObjects, getWorkersCache, type WorkersCache } from '#app/http/cloudflare/runtime.ts'
import { writeLog } from '#app/http/log.ts'
import { runInBackground } from '#app/upstream/background.server.ts'
import { type Config, getConfig } from '#app/upstream/config.server.ts'
import { purgeUpstreamCache } from '#app/upstream/upstream-cache.server.ts'
import { createObjectPurges, POLL_INTERVAL_MS } from './purge-object.ts'
import type { PurgeChannel } from './redis-purges.server.ts'

/** Called with the tags to purge; null for everything. */
type OnPurge = (tags: readonly string[] | null) => void

const listeners = new Set<OnPurge>()

let channel: Promise<PurgeChannel | null> | undefined
/** The channel to the other instances or isolates, opened at the first use; null if none is configured. */
const getChannel = () => (channel ??= openChannel(getConfig()))

async function openChannel({ SHARED_STORE_URL }: Config): Promise<PurgeChannel | null> {
  const purges = getObjects('PURGES')
  if (purges) return createObjectPurges(purges, { purge: purgeHere, failure: logChannelFailure })
  if (!SHARED_STORE_URL) return null
  // imported only where it is configured
  const { openPurgeChannel } = await import('./redis-purges.server.ts')
  return openPurgeChannel(SHARED_STORE_URL, {
    onPurge(tags) {
      purgeHere(tags)
      void purgeCachesInFront(tags)
    },
    // The purges of the interruption are unknown.
    onReconnect: () => purgeHere(null),
  })
}

/** Purges in this instance, in the others and in the caches in front. Resolves when these have responded. */
export async function purge(tags: readonly string[]): Promise<void> {
  purgeHere(tags)
  const others = await getChannel()
  await others?.publish(tags)
  const workersCache = getWorkersCache(getRequest())
  if (workersCache)
    await purgeWorkersCache(workersCache, tags, { repeatAfterMs: 2 * POLL_INTERVAL_MS, waitUntil: runInBackground })
  await purgeCachesInFront(tags)
}

/** Applies the purges of other isolates, before a page is rendered. */
export const applyMissedPurges = async (): Promise<void> => (await getChannel())?.catchUp()

/** Calls `onPurge` for every purge from now on, of this instance and of others. Used by the server's page cache. */
export async function listenForPurges(onPurge: OnPurge): Promise<{ close(): void }> {
  listeners.add(onPurge)
  const opened = await getChannel()
  return {
    close() {
      listeners.delete(onPurge)
      opened?.close()
    },
  }
}

function purgeHere(tags: readonly string[] | null): void {
  // The upstream cache first, because a page that is rendered in between would use its old responses.
  purgeUpstreamCache(tags)
  for (const listener of listeners) listener(tags)
}

/**
 * Purges the caches in front of the shop. Every instance does this after its own caches, because one in front may have
 * requested an old page from it in between.
 */
async function purgeCachesInFront(tags: readonly string[]): Promise<void> {
  const { PURGE_URLS, PURGE_KEY = '' } = getConfig()
  await Promise.all(PURGE_URLS.map((url) => purgeCacheInFront(url, PURGE_KEY, tags)))
}

const logChannelFailure = (cause: unknown) =>
  writeLog('warn', {
    message: `What isolates tell each other about purges failed: ${cause}. Old pages may show until they expire.`,
  })

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
