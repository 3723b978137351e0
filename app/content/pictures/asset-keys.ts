import { createRecentValues } from '#app/upstream/recent-values.ts'
import { MAX_ASSET_KEY_SECONDS } from '#contracts/assets/client.ts'
import type { AssetKey } from '#contracts/assets/generated/types.ts'

/** A key of the content service's embargoed files, and when it ends. */
type StoredKey = { key: AssetKey; endsAt: Date }

/** Below the service's maximum by a minute, because clocks differ. */
const VALID_MS = (MAX_ASSET_KEY_SECONDS - 60) * 1000
/** A key is replaced an hour before its end, so that every URL signed with it is valid for an hour at least. Ours. */
const RESERVE_MS = 60 * 60 * 1000
/** One for drafts and one for published files, in each simulated world. */
const MAX_KEYS = 100

/** Keeps asset keys by name until shortly before their end (CONT-02). Their secrets stay in this process. */
export function createAssetKeys(now: () => number = Date.now) {
  const keys = createRecentValues<StoredKey>(MAX_KEYS)
  /** Keys that are being created: the pictures of a page share one. */
  const pending = new Map<string, Promise<StoredKey>>()

  async function createKey(name: string, create: (endsAt: Date) => Promise<AssetKey>): Promise<StoredKey> {
    try {
      const endsAt = new Date(now() + VALID_MS)
      const created = { key: await create(endsAt), endsAt }
      keys.set(name, created)
      return created
    } finally {
      pending.delete(name)
    }
  }

  return async (name: string, create: (endsAt: Date) => Promise<AssetKey>): Promise<StoredKey> => {
    const stored = keys.get(name)
    if (stored && stored.endsAt.getTime() - now() > RESERVE_MS) return stored
    const creation = pending.get(name) ?? createKey(name, create)
    pending.set(name, creation)
    return creation
  }
}
