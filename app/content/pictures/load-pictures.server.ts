import { getRequest } from '@tanstack/react-start/server'
import { LRUCache } from 'lru-cache'
import { isPreview } from '#app/content/preview/preview-mode.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { findAssetIds } from '#app/content/rich-text.ts'
import { report } from '#app/errors/report.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { getAssetsClient } from '#app/upstream/upstreams.server.ts'
import { MAX_ASSET_KEY_SECONDS, signAssetUrl } from '#contracts/assets/client.ts'
import type { AssetKey } from '#contracts/assets/generated/types.ts'
import type { ContentAsset } from '#contracts/content/client.ts'
import type { PictureFragment } from '#contracts/content/generated/documents.ts'
import type { RichText as WireText } from '#contracts/content/rich-text.ts'
import type { Picture } from './picture.ts'

/** The placeholder of a picture that cannot be read, with assumed dimensions. */
const UNKNOWN_PLACE: Picture = { src: null, alt: '', width: 3, height: 2 }

/** Where pictures come from. */
type PictureReads = {
  /** A file by its id; null if there is none. */
  asset: (id: string) => Promise<ContentAsset | null>
  /** The URL that a browser may load; signed for an embargoed file. */
  openUrl: (url: string) => Promise<string>
}

export type PictureLoader = ReturnType<typeof createPictureLoader>

/**
 * Loads the pictures of one page. A failed picture gets a placeholder of its size; `onFailure` is called for the first failure
 * (CONT-03).
 */
export function createPictureLoader({ asset: readAsset, openUrl }: PictureReads, onFailure: (cause: unknown) => void) {
  let hasFailed = false
  function fail(cause: unknown) {
    if (!hasFailed) onFailure(cause)
    hasFailed = true
  }

  /** A picture that content links to; null if it is not published or is no picture. */
  async function load(asset: PictureFragment | null, alt = asset?.title ?? ''): Promise<Picture | null> {
    const address = toPictureAddress(asset?.url)
    if (!address || !asset?.width || !asset.height) return null
    const place = { alt, width: asset.width, height: asset.height }
    return openUrl(address).then(
      (src) => ({ src, ...place }),
      (cause: unknown) => {
        fail(cause)
        return { src: null, ...place }
      },
    )
  }

  async function loadById(id: string): Promise<Picture | null> {
    try {
      const asset = await readAsset(id)
      if (!asset) throw new Error(`there is no asset ${id}`)
      return await load(asset, asset.description ?? asset.title ?? '')
    } catch (cause) {
      fail(cause)
      return UNKNOWN_PLACE
    }
  }

  return {
    load,
    /** The pictures that a rich text embeds, by the ids of their assets (CONT-02). */
    async loadEmbedded(text: Pick<WireText, 'content'>): Promise<ReadonlyMap<string, Picture | null>> {
      const ids = [...findAssetIds(text)]
      return new Map(await Promise.all(ids.map(async (id) => [id, await loadById(id)] as const)))
    },
    /** Whether no picture has failed so far. */
    areComplete: (): boolean => !hasFailed,
  }
}

/** An asset key of the content service with its expiry. */
type StoredKey = { key: AssetKey; endsAt: Date }

/** One minute below the maximum of the service, because clocks differ. */
const VALID_MS = (MAX_ASSET_KEY_SECONDS - 60) * 1000
/** A key is replaced an hour before it expires, so that every URL signed with it is valid for an hour at least. Ours. */
const RESERVE_MS = 60 * 60 * 1000
/** Maximum number of cached keys: one for drafts and one for published files, in each simulated world. */
const MAX_KEYS = 100

/** Caches asset keys by name until shortly before they expire (CONT-02). Their secrets stay in this process. */
export function createAssetKeys(now: () => number = Date.now) {
  const keys = new LRUCache<string, StoredKey>({ max: MAX_KEYS })
  /** Key requests in flight, which the pictures of a page share. */
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

const getAssetKey = createAssetKeys()

/** The picture loader of the current request's page, which reports its first failure. */
export const getPictureLoader = (): PictureLoader =>
  createPictureLoader(
    {
      asset: (id) => readContent(`asset ${id}`, 'content.image-failed', (content) => content.asset({ id })),
      openUrl,
    },
    (cause) => report('content.image-failed', cause),
  )

/** Signs the URL of an embargoed file until its key expires; other URLs are returned unchanged. Throws UpstreamError. */
async function openUrl(url: string): Promise<string> {
  const { EMBARGOED_FILES_URL } = getConfig()
  if (!EMBARGOED_FILES_URL || !url.startsWith(`${EMBARGOED_FILES_URL}/`)) return url
  const isDraft = isPreview()
  const baggage = getTraceContext(getRequest()).baggage ?? ''
  const { key, endsAt } = await getAssetKey(`${baggage} ${isDraft}`, (until) =>
    getAssetsClient({ isDraft }).createAssetKey(until),
  )
  return signAssetUrl(url, key, endsAt)
}
