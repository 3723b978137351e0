import { getRouteApi } from '@tanstack/react-router'
import type { Product, Rating } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { SiteContext } from './structured-data.ts'
import { StructuredDataScript } from './structured-data-script.tsx'
import { renderBreadcrumbData, renderProductData, renderSiteData } from './structured-data-text.ts'

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
