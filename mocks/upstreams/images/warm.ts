import { setTimeout as wait } from 'node:timers/promises'
import type { Catalogue } from '#mocks/world/catalogue/catalogue.ts'
import { type GarmentProduct, hasGarment } from '#mocks/world/catalogue/has-garment.ts'
import { SCENE_NAMES } from './drawing/scenes/scene.ts'
import type { Picture } from './picture.ts'
import { toArticle } from './product-picture.ts'
import type { PictureStore } from './store.ts'
import { getViews } from './views.ts'

type WarmOptions = {
  catalogue: Catalogue
  store: PictureStore
  /** Aborts between two pictures. */
  signal?: AbortSignal
  /** Widths of product cards in pixels; those of the shop by default. */
  widths?: readonly number[]
  /** Called when there is something to draw, and when it is done. */
  note: (message: string) => void
}

/** Cards of a collection page before scrolling. */
const FIRST_CARDS = 24
/** Product pages that a shopper opens most: the first of each collection. */
const FIRST_PAGES = 4
/** Width of pictures that are not cards: banners, and the strip of a product page. */
const LARGE = [800]

/**
 * Renders scenes, product fronts and the first galleries into the cache in the background, most needed first, in the format
 * of today's browsers. Requests take precedence, and cached pictures are skipped, so it can be stopped and resumed.
 */
export async function warmImages({
  catalogue,
  store,
  signal,
  widths = [320, 480, 640],
  note,
}: WarmOptions): Promise<void> {
  const pictures = listPictures(catalogue)
  let isDrawing = false
  for (const [done, picture] of pictures.entries()) {
    for (const width of 'view' in picture && picture.view === 'front' ? widths : LARGE) {
      if (signal?.aborted) return
      if (!isDrawing && !(await store.getCached(picture, width, 'avif'))) {
        isDrawing = true
        note(
          `Drawing ${pictures.length - done} pictures of goods in the background, once; pages wait for their own only.`,
        )
      }
      const start = performance.now()
      await store.getFile(picture, width, 'avif', 'later')
      // half of the time is for other work
      await wait(performance.now() - start, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  if (isDrawing) note('All pictures of goods are drawn.')
}

/**
 * The pictures to warm, without duplicates: scenes, the first cards of each collection, other product fronts, and the
 * galleries of the first products of each collection.
 */
export function listPictures({ products, collections, byHandle }: Catalogue): Picture[] {
  const listFirst = (count: number) =>
    collections.flatMap((collection) =>
      collection.products
        .slice(0, count)
        .flatMap((handle) => byHandle.get(handle) ?? [])
        .filter(hasGarment),
    )
  const fronts = new Set<GarmentProduct>([...listFirst(FIRST_CARDS), ...products.filter(hasGarment)])
  const galleries = new Set<GarmentProduct>(listFirst(FIRST_PAGES))
  return [
    ...SCENE_NAMES.map((scene) => ({ scene })),
    ...[...fronts].map((product) => ({ garment: toArticle(product), view: 'front' as const })),
    ...[...galleries].flatMap((product) =>
      getViews(product.garment)
        .filter((view) => view !== 'front')
        .map((view) => ({ garment: toArticle(product), view })),
    ),
  ]
}
