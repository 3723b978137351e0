import { getRouteApi } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { translate } from '#app/copy/every-page.ts'
import { useIsServerRendered } from '#app/page/static-part.tsx'
import { getParentCollection } from '#app/product/parent-collection.ts'
import { getProductName, type Product, type Rating } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import {
  type Breadcrumb,
  createBreadcrumbs,
  createProductData,
  createSiteData,
  type SiteContext,
  type StructuredData,
} from './structured-data.ts'

const root = getRouteApi('__root__')

/** Structured data of the home page: the organisation and its search. */
export function SiteData() {
  return <StructuredDataScript text={renderSiteData(useSiteContext())} />
}

/** Structured data of a page below the home page: its breadcrumbs. */
export function BreadcrumbData({ title, path }: { title: string; path: string }) {
  return <StructuredDataScript text={renderBreadcrumbData(useSiteContext(), { title, path })} />
}

/** Structured data of a product page: product, offer, rating and breadcrumbs. */
export function ProductData({ product, rating }: { product: Product; rating: Rating | null }) {
  return <StructuredDataScript text={renderProductData(useSiteContext(), product, rating ?? undefined)} />
}

function useSiteContext(): SiteContext {
  const { siteOrigin } = root.useLoaderData()
  return { region: useRegion(), siteOrigin }
}

/**
 * Structured data in the body of a server-rendered page; client-rendered pages have none. A data block does not run, so it
 * needs no hash in the content security policy.
 */
function StructuredDataScript({ text }: { text: string }) {
  if (!useIsServerRendered()) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with escaped `<`
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

/*
 * JSON of a page's structured data. Created on the server only, because search engines read the server's HTML and browsers
 * never use it.
 */

/** JSON of the home page's structured data. */
const renderSiteData = createIsomorphicFn()
  .server((site: SiteContext): string => toScriptJson(createSiteData(site)))
  .client((_site: SiteContext): string => '')

/** JSON of a page's breadcrumbs. */
const renderBreadcrumbData = createIsomorphicFn()
  .server((site: SiteContext, page: Breadcrumb): string =>
    toScriptJson([createBreadcrumbs(site, getBreadcrumbs(site, page))]),
  )
  .client((_site: SiteContext, _page: Breadcrumb): string => '')

/** JSON of a product page's structured data. */
const renderProductData = createIsomorphicFn()
  .server((site: SiteContext, product: Product, rating?: Rating): string => {
    const page = { title: getProductName(product), path: `/products/${product.handle}` }
    const parent = getParentCollection(product)
    const trail = getBreadcrumbs(site, page, parent ? [parent] : [])
    return toScriptJson([createProductData(site, product, rating), createBreadcrumbs(site, trail)])
  })
  .client((_site: SiteContext, _product: Product, _rating?: Rating): string => '')

const getBreadcrumbs = (
  { region }: SiteContext,
  page: Breadcrumb,
  parents: readonly Breadcrumb[] = [],
): readonly Breadcrumb[] => [{ title: translate(region.locale, 'home.crumb'), path: '/' }, ...parents, page]

/** JSON with `<` escaped, so that no text can close the script element. */
const toScriptJson = (graph: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
