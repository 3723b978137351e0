import { getRequest } from '@tanstack/react-start/server'
import { getObjects, getWorkersCache } from '#app/http/cloudflare/runtime.ts'
import { writeLog } from '#app/http/log.ts'
import { runInBackground } from '#app/upstream/background.server.ts'
import { type Config, getConfig } from '#app/upstream/config.server.ts'
import { purgeUpstreamCache } from '#app/upstream/upstream-cache.server.ts'
import { purgeCacheInFront, purgeWorkersCache } from './caches-in-front.ts'
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
