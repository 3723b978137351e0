import { setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler } from 'msw'
import { createAnalyticsHandlers } from './analytics/handlers.ts'
import { createAssetsHandlers } from './assets/handlers.ts'
import { createBackendApiHandlers } from './backend/handlers.ts'
import { createCheckoutHandlers } from './checkout/handlers.ts'
import { createContentHandlers } from './content/handlers.ts'
import { createFitHandlers } from './fit/handlers.ts'
import { createFlagsHandlers } from './flags/handlers.ts'
import { createLab } from './images/darkroom/lab.ts'
import { createImageHandlers, IMAGES_DIR } from './images/handlers.ts'
import { createPictureStore } from './images/store.ts'
import { warmImages } from './images/warm.ts'
import { createReportsHandlers } from './reports/handlers.ts'
import { createReviewsHandlers } from './reviews/handlers.ts'
import { createShopifyHandlers } from './shopify/handlers.ts'
import { createSignInHandlers } from './sign-in/handlers.ts'
import type { UpstreamContext, UpstreamName } from './upstream.ts'

/** Drawing takes a processor, and whoever starts the shop waits for its first page. */
const WARM_AFTER_MS = 8_000

export type Upstreams = {
  /** By the first segment of their URLs. */
  handlers: ReadonlyMap<string, RequestHandler[]>
  close(): Promise<void>
}

/**
 * Every simulated upstream.
 * @param warmPictures Draws the pictures that are needed first in the background.
 */
export function createUpstreams(
  context: UpstreamContext,
  { warmPictures, warn }: { warmPictures: boolean; warn: (message: string) => void },
): Upstreams {
  const lab = createLab()
  const pictures = createPictureStore({ dir: IMAGES_DIR, lab })
  const closing = new AbortController()
  if (warmPictures)
    wait(WARM_AFTER_MS, undefined, { signal: closing.signal, ref: false })
      .then(() => warmImages({ catalogue: context.catalogue, store: pictures, signal: closing.signal }))
      .catch((error: Error) => {
        if (!closing.signal.aborted) warn(`The pictures could not be drawn ahead: ${error.message}`)
      })

  const images = createImageHandlers(context, pictures)
  const byName: Record<UpstreamName, RequestHandler[]> = {
    shopify: createShopifyHandlers(context),
    checkout: createCheckoutHandlers(context),
    fit: createFitHandlers(context),
    backend: createBackendApiHandlers(context),
    'sign-in': createSignInHandlers(context),
    content: createContentHandlers(context),
    assets: createAssetsHandlers(context, images),
    reviews: createReviewsHandlers(context),
    analytics: createAnalyticsHandlers(context),
    flags: createFlagsHandlers(context),
    reports: createReportsHandlers(context),
    images,
  }
  return {
    handlers: new Map(Object.entries(byName)),
    async close() {
      closing.abort()
      await lab.close()
    },
  }
}
