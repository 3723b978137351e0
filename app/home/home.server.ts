import { type PageTheme, type Picture, pictureFromWire, themeFromWire } from '#app/content/content-page.server.ts'
import type { ProductCard } from '#app/product/product.ts'
import { cardsFromWire } from '#app/product/product.wire.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import { REVIEWS_READ, type Voice, voiceOf } from './voices.ts'

export type Home = {
  headerTheme: PageTheme
  hero: Picture | null
  /** The same for screens taller than wide. */
  heroTall: Picture | null
  best: readonly ProductCard[]
  voices: readonly Voice[]
  /** False where an upstream failed to give something: the page stands, and nobody keeps it. */
  complete: boolean
}

const BEST_SHOWN = 8
const VOICES_SHOWN = 3

type Upstreams = Pick<BackendClient, 'collection'> & Pick<ContentClient, 'page'> & { reviews: ReviewsClient['list'] }
type Failed = (what: 'collection.read-failed' | 'content.page-failed' | 'reviews.read-failed', cause: unknown) => void

/** What the home page shows beside its own words. Whatever cannot be read is left out. */
export async function readHome(ask: Upstreams, store: RegionCode, failed: Failed): Promise<Home> {
  // a service that is down is one report a page, however often the page asks it
  const told = new Set<Parameters<Failed>[0]>()
  const orNothing = <T>(what: Parameters<Failed>[0], answer: Promise<T>) =>
    answer.catch((cause: unknown) => {
      if (!told.has(what)) failed(what, cause)
      told.add(what)
      return undefined
    })
  const goods = orNothing('collection.read-failed', ask.collection({ store, handle: 'best-sellers' }))
  const voices = goods.then((best) =>
    Promise.all(stylesOf(best).map((style) => orNothing('reviews.read-failed', voiceFor(ask, style)))),
  )
  const [best, page, heard] = await Promise.all([
    goods,
    orNothing('content.page-failed', ask.page({ handle: 'home' })),
    voices,
  ])
  const hero = pictureFromWire(page?.image ?? null)
  return {
    headerTheme: hero ? themeFromWire(page?.headerTheme ?? null) : 'default',
    hero,
    heroTall: pictureFromWire(page?.imageTall ?? null),
    best: best ? cardsFromWire(best.products).slice(0, BEST_SHOWN) : [],
    voices: heard.flatMap((voice) => voice ?? []),
    complete: best !== undefined && page !== undefined && !heard.includes(undefined),
  }
}

type Style = { group: string; style: string; handle: string }

/** The best-selling styles, each by the product of it that sells best. */
function stylesOf(best: Awaited<ReturnType<BackendClient['collection']>> | undefined): Style[] {
  const styles = new Map<string, Style>()
  for (const { handle, product_feed } of best?.products ?? []) {
    const { group_id: group, group_title: style } = product_feed
    if (!styles.has(group)) styles.set(group, { group, style, handle })
  }
  return [...styles.values()].slice(0, VOICES_SHOWN)
}

const voiceFor = async (ask: Upstreams, { group, ...of }: Style): Promise<Voice | null> =>
  voiceOf(await ask.reviews(group, 1, REVIEWS_READ), of)
