import { createIsomorphicFn } from '@tanstack/react-start'
import { translate } from '#app/copy/every-page.ts'
import { getParentCollection } from '#app/product/parent-collection.ts'
import { getProductName, type Product, type Rating } from '#app/product/product.ts'
import {
  type Breadcrumb,
  createBreadcrumbs,
  createProductData,
  createSiteData,
  type SiteContext,
  type StructuredData,
} from './structured-data.ts'

/*
 * JSON of a page's structured data. Created on the server only, because search engines read the server's HTML and browsers
 * never use it.
 */

/** JSON of the home page's structured data. */
export const renderSiteData = createIsomorphicFn()
  .server((site: SiteContext): string => toScriptJson(createSiteData(site)))
  .client((_site: SiteContext): string => '')

/** JSON of a page's breadcrumbs. */
export const renderBreadcrumbData = createIsomorphicFn()
  .server((site: SiteContext, page: Breadcrumb): string =>
    toScriptJson([createBreadcrumbs(site, getBreadcrumbs(site, page))]),
  )
  .client((_site: SiteContext, _page: Breadcrumb): string => '')

/** JSON of a product page's structured data. */
export const renderProductData = createIsomorphicFn()
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
