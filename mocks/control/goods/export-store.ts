import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { exportCollections } from './export-collections.ts'
import { exportBlogs, exportMetaobjects, exportPages, exportRedirects, exportShop } from './export-content.ts'
import { exportMarkets } from './export-markets.ts'
import { exportMenus } from './export-menus.ts'
import { exportProducts, type MetafieldIdentifier } from './export-products.ts'
import { createStorefrontClient, type StoreAddress } from './storefront-client.ts'

/** What of a store the Storefront API only tells when it is asked by name. */
type ByName = {
  menus: readonly string[]
  metaobjectTypes: readonly string[]
  metafields: Readonly<Record<MetafieldOwner, readonly MetafieldIdentifier[]>>
}
/** What metafields can be exported of. */
export type MetafieldOwner = 'product' | 'variant' | 'collection'

/**
 * Reads a store by its Storefront API and returns its goods file, with notes on what had to be left out.
 * @throws StoreUnreadable, or GoodsFileError if the store has what a file cannot have.
 */
export async function exportStore(
  address: StoreAddress,
  { menus: menuHandles, metaobjectTypes, metafields }: ByName,
  onProgress: (message: string) => void = () => {},
): Promise<{ file: GoodsFile; notes: string[] }> {
  const notes = new Set<string>()
  const note = (message: string) => void notes.add(message)
  const query = createStorefrontClient(address, note)

  const { shop, policies, url } = await exportShop(query)
  const identifiers = { productMetafields: metafields.product, variantMetafields: metafields.variant }
  const markets = await exportMarkets(query)
  const products = await exportProducts(query, markets, identifiers, onProgress)
  onProgress('Collections ...')
  const handles = new Set(products.map(({ handle }) => handle))
  const collections = (await exportCollections(query, metafields.collection)).map((collection) => ({
    ...collection,
    products: collection.products?.filter((handle) => handles.has(handle)),
  }))
  onProgress('Content ...')
  const [pages, blogs] = [await exportPages(query), await exportBlogs(query)]
  const metaobjects = await exportMetaobjects(query, metaobjectTypes)
  const urlRedirects = await exportRedirects(query)
  const toGids = (type: string, records: readonly { id?: string | number }[]) =>
    records.map(({ id }) => `gid://shopify/${type}/${id}`)
  const knownIds = new Set([
    ...toGids('Product', products),
    ...toGids('Collection', collections),
    ...toGids('Page', pages),
    ...toGids('Blog', blogs),
    ...blogs.flatMap(({ articles = [] }) => toGids('Article', articles)),
    ...toGids('Metaobject', metaobjects),
    ...toGids('ShopPolicy', policies ?? []),
  ])
  const menus = await exportMenus(query, menuHandles, { shopUrl: url, knownIds }, note)

  const file = { shop, markets, products, collections, menus, pages, blogs, policies, metaobjects, urlRedirects }
  buildGoodsCatalogue(file, { source: `of ${address.from}`, seed: 1 })
  return { file, notes: [...notes] }
}
