import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { exportCollections } from './export-collections.ts'
import { exportBlogs, exportMetaobjects, exportPages, exportRedirects } from './export-content.ts'
import { exportMenus } from './export-menus.ts'
import { exportProducts } from './export-products.ts'
import { exportSellingPlans } from './export-selling-plans.ts'
import { exportShop } from './export-shop.ts'
import type { ExportedMetafields } from './exported-metafields.ts'
import type { Query } from './storefront-client.ts'

/** What of a store the Storefront API only tells when it is asked by name. */
export type ByName = {
  menus: readonly string[]
  metaobjectTypes: readonly string[]
  metafields: ExportedMetafields
}
type Context = ByName & { markets: NonNullable<GoodsFile['markets']>; apiVersion: string }
type Reporting = { note(message: string): void; onProgress(message: string): void }

/** Everything of a store in one language: its goods with their prices in each market, and its content. */
export async function exportGoods(
  query: Query,
  { menus: menuHandles, metaobjectTypes, metafields, markets, apiVersion }: Context,
  { note, onProgress }: Reporting,
): Promise<GoodsFile> {
  const { shop, policies, url } = await exportShop(query, metafields.shop ?? [], apiVersion)
  const identifiers = { productMetafields: metafields.product ?? [], variantMetafields: metafields.variant ?? [] }
  const products = await exportProducts(query, markets, identifiers, onProgress)
  const sellingPlanGroups = await exportSellingPlans(query, markets, metafields.plan ?? [])
  onProgress('Collections ...')
  const handles = new Set(products.map(({ handle }) => handle))
  const exported = await exportCollections(query, metafields.collection ?? [])
  const collections = exported.collections.map((collection) => ({
    ...collection,
    products: collection.products?.filter((handle) => handles.has(handle)),
  }))
  onProgress('Content ...')
  const [pages, blogs] = [await exportPages(query, metafields.page ?? []), await exportBlogs(query, metafields)]
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
  const { filters } = exported
  return {
    shop,
    products,
    sellingPlanGroups,
    filters,
    collections,
    menus,
    pages,
    blogs,
    policies,
    metaobjects,
    urlRedirects,
  }
}
