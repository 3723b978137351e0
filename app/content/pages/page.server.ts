import type { ContentPage } from '#app/content/content-page.server.ts'
import type { ProductCard, Swatch } from '#app/product/product.ts'
import { cardsFromWire } from '#app/product/product.wire.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/regions.ts'

/** The collection that a page features: its first products and their total number. */
export type FeaturedCollection = { handle: string; title: string; total: number; products: readonly ProductCard[] }

/** Colours of one collection, each with its best-selling product. */
export type ColourFamily = {
  collection: string
  title: string
  colours: readonly { colour: Swatch; handle: string; style: string }[]
}

/** A content page with its products. */
export type Page = ContentPage & {
  featured: FeaturedCollection | null
  colourFamilies: readonly ColourFamily[]
  /** False if products could not be read; such a page is not cached. */
  complete: boolean
}

/** Most products of a featured collection. Ours. */
const MAX_PRODUCTS = 8

/** The colours page and its collections by colour (spec 2), in the order of its text. */
const COLOURS_PAGE = 'colors'
const COLOUR_COLLECTIONS = ['black-chinos', 'navy-chinos', 'beige-chinos', 'black-tops', 'blue-tops', 'green-tops']

/** Adds a page's products. Those that cannot be read are left out, and `onFailure` is called. */
export async function addProducts(
  page: ContentPage,
  store: RegionCode,
  backend: Pick<BackendClient, 'collection'>,
  onFailure: (cause: unknown) => void,
): Promise<Page> {
  let complete = true
  const readCollection = (handle: string) =>
    backend.collection({ store, handle }).catch((cause: unknown) => {
      complete = false
      onFailure(cause)
      return null
    })
  const [featured, colourCollections] = await Promise.all([
    page.collection ? readCollection(page.collection) : null,
    page.handle === COLOURS_PAGE ? Promise.all(COLOUR_COLLECTIONS.map(readCollection)) : [],
  ])
  return {
    ...page,
    featured: featured && featured.products.length > 0 ? featuredFromWire(featured) : null,
    colourFamilies: colourCollections.flatMap((collection) =>
      collection && collection.products.length > 0 ? [familyFromWire(collection)] : [],
    ),
    complete,
  }
}

type WireCollection = NonNullable<Awaited<ReturnType<BackendClient['collection']>>>

const featuredFromWire = ({ handle, title, products }: WireCollection): FeaturedCollection => ({
  handle,
  title,
  total: products.length,
  products: cardsFromWire(products).slice(0, MAX_PRODUCTS),
})

function familyFromWire({ handle, title, products }: WireCollection): ColourFamily {
  const byName = new Map<string, ColourFamily['colours'][number]>()
  for (const { handle: product, swatch, product_feed } of products) {
    if (!byName.has(swatch.name))
      byName.set(swatch.name, { colour: swatch, handle: product, style: product_feed.group_title })
  }
  return { collection: handle, title, colours: [...byName.values()] }
}
