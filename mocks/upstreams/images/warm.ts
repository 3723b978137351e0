import type { Catalogue, CatalogueProduct } from '../../world/catalogue.ts'
import type { Picture } from './picture.ts'
import type { PictureStore } from './store.ts'
import { SCENE_NAMES } from './studio/scenes/scene.ts'

type Warming = {
  catalogue: Catalogue
  store: PictureStore
  /** Stops between two pictures. */
  signal?: AbortSignal
  /** Card widths to have ready; those of the shop's cards by default. */
  widths?: readonly number[]
  onProgress?: (progress: { done: number; total: number }) => void
}

/** A collection page opens with this many cards. */
const FIRST_CARDS = 24

/**
 * Has the pictures ready that are needed first: scenes, then the first cards of every collection, then all other
 * fronts. Requests always go before it; what is already on disk costs nothing, so it can be stopped and resumed.
 */
export async function warmImages({
  catalogue,
  store,
  signal,
  widths = [320, 480, 640],
  onProgress,
}: Warming): Promise<void> {
  const pictures = inOrder(catalogue)
  let done = 0
  for (const picture of pictures) {
    for (const width of 'scene' in picture ? [800] : widths) {
      if (signal?.aborted) return
      await store.file(picture, width, 'avif', 'later')
      await store.file(picture, width, 'webp', 'later')
    }
    done += 1
    onProgress?.({ done, total: pictures.length })
  }
}

/** Every picture once, the most needed first. */
export function inOrder({ products, collections, byHandle }: Catalogue): Picture[] {
  const first = collections.flatMap((collection) =>
    collection.products.slice(0, FIRST_CARDS).flatMap((handle) => byHandle.get(handle) ?? []),
  )
  const fronts = new Set<CatalogueProduct>([...first, ...products])
  return [
    ...SCENE_NAMES.map((scene) => ({ scene })),
    ...[...fronts].map(({ garment }) => ({ garment, view: 'front' as const })),
  ]
}
