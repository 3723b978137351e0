import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler } from 'msw'
import { createAnalyticsHandlers } from './analytics/handlers.ts'
import { createAssetsHandlers } from './assets/handlers.ts'
import { createBackendApiHandlers } from './backend/handlers.ts'
import { createCheckoutHandlers } from './checkout/handlers.ts'
import { createContentHandlers } from './content/handlers.ts'
import { createCustomerAccountHandlers } from './customer-account/handlers.ts'
import { createFitHandlers } from './fit/handlers.ts'
import { createFlagsHandlers } from './flags/handlers.ts'
import { createImageHandlers, IMAGES_DIR } from './images/handlers.ts'
import type { PictureOptions } from './images/picture-options.ts'
import { createDraftRenderer } from './images/rendering/draft-renderer.ts'
import { createRenderer } from './images/rendering/renderer.ts'
import { createPictureStore } from './images/store.ts'
import { warmImages } from './images/warm.ts'
import { createReportsHandlers } from './reports/handlers.ts'
import { createReviewsHandlers } from './reviews/handlers.ts'
import { createShopifyHandlers } from './shopify/handlers.ts'
import { createStoreDiscoveryHandlers } from './sign-in/discovery.ts'
import { createSignInHandlers } from './sign-in/handlers.ts'
import { createUcpHandlers } from './ucp/handlers.ts'
import type { UpstreamContext, UpstreamName } from './upstream.ts'

/** The delay before images are rendered in the background, so that the first pages get the processor. */
const WARM_AFTER_MS = 8_000

type Upstreams = {
  /** The handlers by the first segment of their URLs. */
  handlers: ReadonlyMap<string, RequestHandler[]>
  close(): Promise<void>
}

/** Creates all simulated upstreams. */
export function createUpstreams(
  context: UpstreamContext,
  { warmPictures, draftPictures, warn }: PictureOptions & { warn: (message: string) => void },
): Upstreams {
  const renderer = draftPictures ? createDraftRenderer() : createRenderer()
  const pictures = draftPictures
    ? createPictureStore({ dir: join(IMAGES_DIR, 'draft'), renderer, isDraft: true })
    : createPictureStore({ dir: IMAGES_DIR, renderer })
  const closing = new AbortController()
  if (warmPictures)
    wait(WARM_AFTER_MS, undefined, { signal: closing.signal, ref: false })
      .then(() => warmImages({ catalogue: context.catalogue, store: pictures, signal: closing.signal, note: warn }))
      .catch((error: Error) => {
        if (!closing.signal.aborted)
          warn(`Rendering images in advance failed: ${error.message}. They are rendered on request instead.`)
      })

  const images = createImageHandlers(context, pictures)
  const handlersByName: Record<UpstreamName, RequestHandler[]> = {
    shopify: [...createShopifyHandlers(context), ...createStoreDiscoveryHandlers(context)],
    'customer-account': createCustomerAccountHandlers(context),
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
    ucp: createUcpHandlers(context),
  }
  return {
    handlers: new Map(Object.entries(handlersByName)),
    async close() {
      closing.abort()
      await renderer.close()
    },
  }
}
