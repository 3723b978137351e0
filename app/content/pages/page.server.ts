import type { ContentPage } from '#app/content/content-page.server.ts'
import type { Promo } from '#app/content/promos/promo-band.tsx'
import type { ProductCard, Swatch } from '#app/product/product.ts'
import type { ProductList } from '#app/product/read-products.server.ts'
import { pickTeasers } from '#app/product/read-products.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** The collection that a page features: its first products and their total number. */
export type FeaturedCollection = { handle: string; title: string; total: number; products: readonly ProductCard[] }

/** Colours of one collection, each with its best-selling product. */
export type ColourFamily = {
  collection: string
  title: string
  colours: readonly { colour: Swatch; cloth: string | null; handle: string; style: string }[]
}

/** A content page with its products. */
type PageWithProducts = ContentPage & {
  featured: FeaturedCollection | null
  colourFamilies: readonly ColourFamily[]
  /** False if a part could not be read; such a page is not cached. */
  complete: boolean
}

/** A content page with its products and its promo. */
export type Page = PageWithProducts & { promo: Promo | null }

/** Creates the page that is shown if its content could not be read. */
export const createEmptyPage = (handle: string, title: string): Page => ({
  handle,
  title,
  description: null,
  headerTheme: 'default',
  picture: null,
  tallPicture: null,
  collection: null,
  body: [],
  featured: null,
  colourFamilies: [],
  complete: false,
  promo: null,
})

/** Maximum number of products of a featured collection. Ours. */
const MAX_PRODUCTS = 8

/** The colours page and its collections by colour (spec 2), in the order of its text. */
const COLOURS_PAGE = 'colors'
const COLOUR_COLLECTIONS = ['black-chinos', 'navy-chinos', 'beige-chinos', 'black-tops', 'blue-tops', 'green-tops']

/** Adds a page's products. Those that cannot be read are left out, and `onFailure` is called. */
export async function addProducts(
  page: ContentPage,
  store: RegionCode,
  readProducts: (request: { store: RegionCode; handle: string }) => Promise<ProductList | null>,
  onFailure: (cause: unknown) => void,
): Promise<PageWithProducts> {
  let complete = true
  const readCollection = (handle: string) =>
    readProducts({ store, handle }).catch((cause: unknown) => {
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
    featured: featured && featured.products.length > 0 ? toFeatured(featured) : null,
    colourFamilies: colourCollections.flatMap((collection) =>
      collection && collection.products.length > 0 ? [toFamily(collection)] : [],
    ),
    complete,
  }
}

const toFeatured = ({ handle, title, products }: ProductList): FeaturedCollection => ({
  handle,
  title,
  total: products.length,
  products: pickTeasers(products, MAX_PRODUCTS),
})

function toFamily({ handle, title, products }: ProductList): ColourFamily {
  const byName = new Map<string, ColourFamily['colours'][number]>()
  for (const { handle: product, colour, clothImage, style } of products) {
    if (!byName.has(colour.name)) byName.set(colour.name, { colour, cloth: clothImage, handle: product, style })
  }
  return { collection: handle, title, colours: [...byName.values()] }
}
