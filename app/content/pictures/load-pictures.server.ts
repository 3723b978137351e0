import { findAssetIds } from '#app/content/rich-text.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
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
