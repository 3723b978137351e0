import type { Catalogue, CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { SCENE_NAMES } from './drawing/scenes/scene.ts'
import type { Picture } from './picture.ts'
import type { PictureStore } from './store.ts'

type WarmOptions = {
  catalogue: Catalogue
  store: PictureStore
  /** Aborts between two pictures. */
  signal?: AbortSignal
  /** Widths of product cards in pixels; those of the shop by default. */
  widths?: readonly number[]
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Cards of a collection page before scrolling. */
const FIRST_CARDS = 24

/**
 * Renders scenes and product fronts into the cache in the background, most needed first. Requests take precedence, and
 * cached pictures are skipped, so it can be stopped and resumed.
 */
export async function warmImages({
  catalogue,
  store,
  signal,
  widths = [320, 480, 640],
  onProgress,
}: WarmOptions): Promise<void> {
  const pictures = listPictures(catalogue)
  let done = 0
  for (const picture of pictures) {
    for (const width of 'scene' in picture ? [800] : widths) {
      if (signal?.aborted) return
      await store.getFile(picture, width, 'avif', 'later')
      await store.getFile(picture, width, 'webp', 'later')
    }
    done += 1
    onProgress?.({ done, total: pictures.length })
  }
}

/** The pictures to warm, without duplicates: scenes, the first cards of each collection, other product fronts. */
export function listPictures({ products, collections, byHandle }: Catalogue): Picture[] {
  const first = collections.flatMap((collection) =>
    collection.products.slice(0, FIRST_CARDS).flatMap((handle) => byHandle.get(handle) ?? []),
  )
  const fronts = new Set<CatalogueProduct>([...first, ...products])
  return [
    ...SCENE_NAMES.map((scene) => ({ scene })),
    ...[...fronts].map(({ garment }) => ({ garment, view: 'front' as const })),
  ]
}
