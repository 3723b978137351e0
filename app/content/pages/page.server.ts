import type { ContentPage } from '#app/content/content-page.server.ts'
import type { ProductCard, Swatch } from '#app/product/product.ts'
import { cardsFromWire } from '#app/product/product.wire.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/regions.ts'

/** Goods that a page shows beside its text: the first of a collection, and how many there are in all. */
export type PageGoods = { handle: string; title: string; total: number; products: readonly ProductCard[] }

/** Colours that belong together, each by the best-selling product that comes in it. */
export type ColourFamily = {
  collection: string
  title: string
  colours: readonly { colour: Swatch; handle: string; style: string }[]
}

/** A content page with everything that it shows. */
export type Page = ContentPage & {
  goods: PageGoods | null
  families: readonly ColourFamily[]
  /** False where goods could not be had: the page stands without, and nobody keeps it. */
  complete: boolean
}

/** As many as a page of text bears. */
const GOODS_SHOWN = 8

/** The page of colours, and the collections that are made by colour (spec 2), in the order of its text. */
const COLOURS_PAGE = 'colors'
const FAMILIES = ['black-chinos', 'navy-chinos', 'beige-chinos', 'black-tops', 'blue-tops', 'green-tops']

/** Adds to a page what belongs to it. Goods that cannot be read are left out and `failed` is told. */
export async function withGoods(
  page: ContentPage,
  store: RegionCode,
  ask: Pick<BackendClient, 'collection'>,
  failed: (cause: unknown) => void,
): Promise<Page> {
  let complete = true
  const collection = (handle: string) =>
    ask.collection({ store, handle }).catch((cause: unknown) => {
      complete = false
      failed(cause)
      return null
    })
  const [goods, families] = await Promise.all([
    page.collection ? collection(page.collection) : null,
    page.handle === COLOURS_PAGE ? Promise.all(FAMILIES.map(collection)) : [],
  ])
  return {
    ...page,
    goods: goods && goods.products.length > 0 ? goodsFromWire(goods) : null,
    families: families.flatMap((family) => (family && family.products.length > 0 ? [familyFromWire(family)] : [])),
    complete,
  }
}

type WireCollection = NonNullable<Awaited<ReturnType<BackendClient['collection']>>>

const goodsFromWire = ({ handle, title, products }: WireCollection): PageGoods => ({
  handle,
  title,
  total: products.length,
  products: cardsFromWire(products).slice(0, GOODS_SHOWN),
})

function familyFromWire({ handle, title, products }: WireCollection): ColourFamily {
  const first = new Map<string, ColourFamily['colours'][number]>()
  for (const { handle: product, swatch, product_feed } of products) {
    if (!first.has(swatch.name))
      first.set(swatch.name, { colour: swatch, handle: product, style: product_feed.group_title })
  }
  return { collection: handle, title, colours: [...first.values()] }
}
