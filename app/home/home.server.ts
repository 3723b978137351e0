import type { ProductCard } from '#app/product/product.ts'
import { cardsFromWire } from '#app/product/product.wire.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { RegionCode } from '#contracts/regions.ts'

export type Home = {
  hero: { src: string; alt: string } | null
  best: readonly ProductCard[]
  /** False where an upstream failed to give something: the page stands, and nobody keeps it. */
  complete: boolean
}

const BEST_SHOWN = 8

/** What the home page shows beside its own words. Whatever cannot be read is left out. */
export async function readHome(
  ask: Pick<BackendClient, 'collection'> & Pick<ContentClient, 'page'>,
  store: RegionCode,
  failed: (what: 'collection.read-failed' | 'content.page-failed', cause: unknown) => void,
): Promise<Home> {
  const [best, page] = await Promise.allSettled([
    ask.collection({ store, handle: 'best-sellers' }),
    ask.page({ handle: 'home' }),
  ])
  if (best.status === 'rejected') failed('collection.read-failed', best.reason)
  if (page.status === 'rejected') failed('content.page-failed', page.reason)
  const image = page.status === 'fulfilled' ? page.value?.image : null
  return {
    hero: image?.url ? { src: image.url, alt: image.title ?? '' } : null,
    best: best.status === 'fulfilled' && best.value ? cardsFromWire(best.value.products).slice(0, BEST_SHOWN) : [],
    complete: best.status === 'fulfilled' && page.status === 'fulfilled',
  }
}
