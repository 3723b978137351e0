import { readContentPages } from '#app/content/content-page.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { SitemapPage } from './sitemap.ts'

/** Pages that come from no upstream (spec 2, "Routes"). */
const FIXED_PATHS = [
  '/',
  '/fit-finder',
  '/tops-size-chart',
  '/trousers-size-chart',
  '/shorts-size-chart',
  '/denim-size-chart',
  '/underwear-size-chart',
  '/accessories-size-chart',
] as const

type StorePage = { handle: string; updatedAt?: string }

/**
 * All pages for search engines. Throws UpstreamError rather than leave pages out, because search engines would delist
 * those.
 */
export async function readSitePages(): Promise<SitemapPage[]> {
  const storeReads = REGION_CODES.map(readStorePages)
  const contentRead = readContentPages()
  // Waits for all, because the next request shares a read that still runs, and would get its failure.
  await Promise.allSettled([...storeReads, contentRead])
  const [stores, pages] = await Promise.all([Promise.all(storeReads), contentRead])
  const collections = stores.map(({ collections }) => collections)
  const products = stores.map(({ products }) => products)
  return [
    ...FIXED_PATHS.map((path) => ({ path, regions: REGION_CODES })),
    ...mergeStores('/collections/', collections),
    ...mergeStores('/products/', products),
    ...pages.map(({ path, changedAt }) => ({ path, changedAt, regions: REGION_CODES })),
  ]
}

/** All products and collections of a region's store. Throws UpstreamError. */
export function readStorePages(region: RegionCode) {
  const { sharedShopify: shopify } = getUpstreams(region)
  return cached(`site map ${region}`, async () => {
    const [products, collections] = await Promise.all([
      readAllPages((after) => shopify.productAddresses({ after })),
      readAllPages((after) => shopify.collectionAddresses({ after })),
    ])
    return { products, collections }
  })
}

/** All nodes of a paginated connection. */
async function readAllPages<Node>(
  readPage: (after: string | null) => Promise<{
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    nodes: Node[]
  }>,
): Promise<Node[]> {
  const allNodes: Node[] = []
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await readPage(after)
    allNodes.push(...nodes)
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return allNodes
    after = pageInfo.endCursor
  }
}

/** The pages of all stores; the same handle in several stores is one page with several regions. */
function mergeStores(basePath: string, stores: readonly (readonly StorePage[])[]): SitemapPage[] {
  const pages = new Map<string, { path: string; changedAt?: string; regions: RegionCode[] }>()
  stores.forEach((storePages, index) => {
    const region = REGION_CODES[index]
    if (!region) return
    for (const { handle, updatedAt } of storePages) {
      const page = pages.get(handle)
      if (page) page.regions.push(region)
      else
        pages.set(handle, { path: `${basePath}${encodeURIComponent(handle)}`, changedAt: updatedAt, regions: [region] })
    }
  })
  return [...pages.values()]
}
