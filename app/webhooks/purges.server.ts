import { getRequest } from '@tanstack/react-start/server'
import { getObjects, getWorkersCache } from '#app/http/cloudflare/runtime.ts'
import { writeLog } from '#app/http/log.ts'
import { runInBackground } from '#app/upstream/background.server.ts'
import { type Config, getConfig } from '#app/upstream/config.server.ts'
import { purgeUpstreamCache } from '#app/upstream/upstream-cache.server.ts'
import { createObjectPurges, POLL_INTERVAL_MS } from './object-purges.ts'
import { purgeFront, purgeWorkersCache } from './purge-fronts.ts'
import type { PurgeChannel } from './redis-purges.server.ts'

/** Gets the tags of what changed; null for everything. */
type OnPurge = (tags: readonly string[] | null) => void

const listeners = new Set<OnPurge>()

let channel: Promise<PurgeChannel | null> | undefined
/** The channel to the other instances or isolates, opened at the first use; null without what they share. */
const getChannel = () => (channel ??= openChannel(getConfig()))

async function openChannel({ SHARED_STORE_URL }: Config): Promise<PurgeChannel | null> {
  const purges = getObjects('PURGES')
  if (purges) return createObjectPurges(purges, { purge: purgeHere, failure: warnOfSilence })
  if (!SHARED_STORE_URL) return null
  // imported only where it is configured
  const { openPurgeChannel } = await import('./redis-purges.server.ts')
  return openPurgeChannel(SHARED_STORE_URL, {
    onPurge(tags) {
      purgeHere(tags)
      void purgeFronts(tags)
    },
    // what was purged meanwhile is not known
    onReconnect: () => purgeHere(null),
  })
}

/** Purges in this instance, in the others, and in front of them. Resolves when the front has answered. */
export async function purge(tags: readonly string[]): Promise<void> {
  purgeHere(tags)
  const others = await getChannel()
  await others?.publish(tags)
  const workersCache = getWorkersCache(getRequest())
  if (workersCache)
    await purgeWorkersCache(workersCache, tags, { repeatAfterMs: 2 * POLL_INTERVAL_MS, waitUntil: runInBackground })
  await purgeFronts(tags)
}

/** Hears what other isolates have purged, before a page is made. */
export const applyMissedPurges = async (): Promise<void> => (await getChannel())?.catchUp()

/** Calls `onPurge` for every purge from now on, of this instance and of the others. For the server's cache of pages. */
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
  // first what pages are made of, or a page in between would be made of the old
  purgeUpstreamCache(tags)
  for (const listener of listeners) listener(tags)
}

/** Every instance purges the front after itself: the front may have asked it for a page in between. */
async function purgeFronts(tags: readonly string[]): Promise<void> {
  const { PURGE_URLS, PURGE_KEY = '' } = getConfig()
  await Promise.all(PURGE_URLS.map((url) => purgeFront(url, PURGE_KEY, tags)))
}

const warnOfSilence = (cause: unknown) =>
  writeLog('warn', {
    message: `What isolates tell each other about purges failed: ${cause}. Old pages may show until they expire.`,
  })
