import { fromContent } from '#app/content/from-content.server.ts'
import { ROOT_PAGES } from '#app/content/pages.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import type { MappedPage } from './site-map.ts'

/** Entries of the content service that are parts of other pages, or rooms that nobody enters from a search. */
const NO_PAGES = new Set(['home', 'returns'])

/** Pages whose address is the shop's own, not an upstream's (spec 2, "Routes"). */
const OWN_PAGES = [
  '/',
  '/fit-finder',
  '/tops-size-chart',
  '/trousers-size-chart',
  '/shorts-size-chart',
  '/denim-size-chart',
  '/underwear-size-chart',
  '/accessories-size-chart',
] as const

type Address = { handle: string; updatedAt?: string }

/** Every page that a search engine is invited to. Throws UpstreamError: half a map would tell it that the rest is gone. */
export async function sitePages(): Promise<MappedPage[]> {
  const [stores, pages] = await Promise.all([Promise.all(REGION_CODES.map(goodsOf)), contentPages()])
  const collections = stores.map(({ collections }) => collections)
  const products = stores.map(({ products }) => products)
  return [
    ...OWN_PAGES.map((path) => ({ path, regions: REGION_CODES })),
    ...inStores('/collections/', collections),
    ...inStores('/products/', products),
    ...pages.map(({ path, changedAt }) => ({ path, changedAt, regions: REGION_CODES })),
  ]
}

/** Content pages as the shop addresses them, for maps and lists. */
export async function contentPages() {
  const pages = await fromContent('page addresses', 'content.page-failed', (content) => content.pageAddresses())
  return pages.flatMap(({ handle, title, description, sys }) =>
    handle && title && !NO_PAGES.has(handle)
      ? [
          {
            path: ROOT_PAGES.has(handle) ? `/${handle}` : `/pages/${handle}`,
            title,
            description,
            changedAt: sys.publishedAt ?? undefined,
          },
        ]
      : [],
  )
}

/** What a region's store has on its shelves. */
export function goodsOf(region: RegionCode) {
  const { shopify } = upstreams(region)
  return briefly(`site map ${region}`, async () => {
    const [products, collections] = await Promise.all([
      all((after) => shopify.productAddresses({ after })),
      all((after) => shopify.collectionAddresses({ after })),
    ])
    return { products, collections }
  })
}

/** Every page of a list. */
async function all<Item>(
  page: (after: string | null) => Promise<{
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    nodes: Item[]
  }>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await page(after)
    found.push(...nodes)
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return found
    after = pageInfo.endCursor
  }
}

/** The same handle in several stores is one page with sisters. */
function inStores(under: string, stores: readonly (readonly Address[])[]): MappedPage[] {
  const pages = new Map<string, { path: string; changedAt?: string; regions: RegionCode[] }>()
  stores.forEach((addresses, at) => {
    const region = REGION_CODES[at]
    if (!region) return
    for (const { handle, updatedAt } of addresses) {
      const known = pages.get(handle)
      if (known) known.regions.push(region)
      else pages.set(handle, { path: `${under}${encodeURIComponent(handle)}`, changedAt: updatedAt, regions: [region] })
    }
  })
  return [...pages.values()]
}
