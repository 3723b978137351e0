import type { Catalogue } from '../../world/catalogue/catalogue.ts'
import { buildCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import { readGoodsCatalogue } from '../../world/goods-file/read-goods-file.ts'

/** How much a goods file has. */
type GoodsCounts = Record<
  | 'markets'
  | 'products'
  | 'variants'
  | 'collections'
  | 'menus'
  | 'pages'
  | 'blogs'
  | 'articles'
  | 'policies'
  | 'metaobjects'
  | 'redirects'
  | 'images',
  number
>

/** Counts what is in a goods file. @throws GoodsFileError with every problem. */
export async function checkGoodsFile(path: string): Promise<GoodsCounts> {
  const { products, collections, content } = await readGoodsCatalogue(path, 1)
  const base = content?.extendsDefault ? buildCatalogue(1).byHandle : undefined
  const own = products.filter((product) => base?.get(product.handle) !== product)
  return {
    markets: content?.markets.length ?? 0,
    products: own.length,
    variants: countVariants(own),
    collections: collections.filter(({ details }) => details).length,
    menus: content?.menus.length ?? 0,
    pages: content?.pages.length ?? 0,
    blogs: content?.blogs.length ?? 0,
    articles: content?.articles.length ?? 0,
    policies: content?.policies.length ?? 0,
    metaobjects: content?.metaobjects.length ?? 0,
    redirects: content?.redirects.length ?? 0,
    images: content?.images.size ?? 0,
  }
}

const countVariants = (products: Catalogue['products']) =>
  products.reduce((sum, { variants }) => sum + variants.length, 0)
