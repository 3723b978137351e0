import { type PageTheme, themeFromWire } from '#app/content/content-page.server.ts'
import type { Menu, MenuLink, Picture } from '#app/content/menu.wire.ts'
import type { PictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import { isLoaded, type LoadedPicture } from '#app/content/pictures/picture.ts'
import type { Promo } from '#app/content/promos/promo-band.tsx'
import { createOptionalReads } from '#app/errors/or-error-page.server.ts'
import type { ProductCard } from '#app/product/product.ts'
import { type ProductList, pickTeasers } from '#app/product/read-products.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { ReviewPage, ReviewsClient } from '#contracts/reviews/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type CustomerQuote, REVIEWS_READ, toCustomerQuote } from './customer-quotes.ts'

/** A link of the menu with its featured picture. */
export type FeaturedRange = Pick<MenuLink, 'href' | 'title'> & { picture: Picture }

export type Home = {
  headerTheme: PageTheme
  hero: LoadedPicture | null
  /** The picture for screens taller than wide. */
  heroTall: LoadedPicture | null
  ranges: readonly FeaturedRange[]
  bestSellers: readonly ProductCard[]
  quotes: readonly CustomerQuote[]
  promo: Promo | null
  /** False if a part could not be read: the page shows without it, and no cache stores it. */
  complete: boolean
}

/** Maximum number of ranges: one large and four small ones fill the grid. */
const MAX_RANGES = 5
const MAX_BEST_SELLERS = 8
const MAX_QUOTES = 3

type Upstreams = Pick<ContentClient, 'page'> & {
  products: (request: { store: RegionCode; handle: string }) => Promise<ProductList | null>
  reviews: ReviewsClient['list']
  pictures: PictureLoader
  /** The main menu; null if there is none or it cannot be read, which every page reports. */
  menu: () => Promise<Menu | null>
  /** The promo of a page by its handle; undefined if it cannot be read, which is reported. */
  promo: (handle: string) => Promise<Promo | null | undefined>
}

/** The home page's handle in the content service. */
const HANDLE = 'home'
type FailureCode = 'collection.read-failed' | 'content.page-failed' | 'reviews.read-failed'

/** Reads the parts of the home page and leaves out those that fail. Calls `onFailure` once for each code. */
export async function readHome(
  upstreams: Upstreams,
  store: RegionCode,
  onFailure: (code: FailureCode, cause: unknown) => void,
): Promise<Home> {
  const { orUndefined, areComplete } = createOptionalReads(onFailure)
  const readingCollection = orUndefined('collection.read-failed', upstreams.products({ store, handle: 'best-sellers' }))
  const readingReviews = readingCollection.then((collection) =>
    Promise.all(
      getStyles(collection).map((style) => orUndefined('reviews.read-failed', readReviews(upstreams, style))),
    ),
  )
  const [collection, page, reviews, promo, menu] = await Promise.all([
    readingCollection,
    orUndefined('content.page-failed', upstreams.page({ handle: HANDLE })),
    readingReviews,
    upstreams.promo(HANDLE),
    upstreams.menu(),
  ])
  const [hero, heroTall] = await Promise.all(
    [page?.image, page?.imageTall].map(async (image) => {
      const picture = await upstreams.pictures.load(image ?? null)
      return isLoaded(picture) ? picture : null
    }),
  )
  return {
    headerTheme: hero ? themeFromWire(page?.headerTheme ?? null) : 'default',
    hero: hero ?? null,
    heroTall: heroTall ?? null,
    ranges: listRanges(menu),
    bestSellers: collection ? pickTeasers(collection.products, MAX_BEST_SELLERS) : [],
    quotes: toQuotes(reviews),
    promo: promo ?? null,
    complete: areComplete() && promo !== undefined && upstreams.pictures.areComplete(),
  }
}

const listRanges = (menu: Menu | null): FeaturedRange[] =>
  (menu?.links ?? [])
    .flatMap(({ href, title, grid }) => (grid?.featured ? [{ href, title, picture: grid.featured.picture }] : []))
    .slice(0, MAX_RANGES)

type Style = { group: string; style: string; handle: string }

/** Returns the best-selling styles, each with its best-selling product. */
function getStyles(collection: ProductList | null | undefined): Style[] {
  const styles = new Map<string, Style>()
  for (const { handle, group, style } of collection?.products ?? []) {
    if (!styles.has(group)) styles.set(group, { group, style, handle })
  }
  return [...styles.values()].slice(0, MAX_QUOTES)
}

type StyleReviews = { style: Omit<Style, 'group'>; page: ReviewPage }

async function readReviews(upstreams: Upstreams, { group, ...style }: Style): Promise<StyleReviews | null> {
  const page = await orNull(upstreams.reviews(group, 1, REVIEWS_READ))
  return page && { style, page }
}

/** Returns a quote of each style whose reviews could be read. */
function toQuotes(reviewsByStyle: readonly (StyleReviews | null | undefined)[]): CustomerQuote[] {
  const quotes: CustomerQuote[] = []
  for (const reviews of reviewsByStyle) {
    const quote = reviews && toCustomerQuote(reviews.page, reviews.style, quotes)
    if (quote) quotes.push(quote)
  }
  return quotes
}
