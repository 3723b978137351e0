import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { parsePageHandle } from '#app/content/page-handles.ts'
import { parseSizeSearch } from '#app/fit/option-codes.ts'
import { preloadGallery, preloadProductInfo } from '#app/product/load-page-code.ts'
import { getParentCollection } from '#app/product/parent-collection.ts'
import { getProductName } from '#app/product/product.ts'
import { ProductPage } from '#app/product/product-page.tsx'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { ProductData } from '#app/seo/page-data.tsx'
import { NotFound } from '#app/shell/error-pages.tsx'
import { getPageMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

/** Pixels of product pictures. */
const PICTURE_SIZE = { width: 800, height: 1000 }

export const Route = createFileRoute('/products/$handle')({
  // An option has a single value, unlike a filter of a collection.
  validateSearch: (search: SearchStrings): SearchStrings => ({
    ...parseSizeSearch(search, 1),
    ...parsePageHandle(search),
  }),
  loaderDeps: ({ search }) => parsePageHandle(search),
  loader: async ({ params: { handle }, context: { region }, deps: { pageHandle } }) => {
    preloadProductInfo()
    const gallery = preloadGallery()
    const { getProduct } = await import('#app/product/product.functions.ts')
    const [data] = await Promise.all([getProduct({ data: { region: region.code, handle, pageHandle } }), gallery])
    if (!data) {
      const { getElsewhere } = await import('#app/product/elsewhere/elsewhere.functions.ts')
      throw notFound({ data: await getElsewhere({ data: { region: region.code, handle } }) })
    }
    // A product has one address, even if Shopify uses another handle.
    if (data.product.handle !== handle)
      throw redirect({ to: '/products/$handle', params: { handle: data.product.handle }, search: true })
    return data
  },
  head: ({ loaderData, match }) => {
    const product = loaderData?.product
    return getPageMeta(match.context.region, product && getProductName(product), product?.promise || undefined, {
      type: 'product',
      picture: product?.images[0] && { ...product.images[0], ...PICTURE_SIZE },
    })
  },
  headers: ({ loaderData, match }) => getPublicPageHeaders(loaderData?.info.complete, parsePageHandle(match.search)),
  component: Page,
  // of this route and not the root's, because its cards need the styles of this route
  notFoundComponent: NotFound,
})

function Page() {
  const { product, info } = Route.useLoaderData()
  const parent = getParentCollection(product)
  return (
    <>
      <Breadcrumbs key={product.handle} parents={parent ? [parent] : []} title={getProductName(product)} />
      <ProductPage product={product} info={info} />
      <ProductData product={product} rating={info.rating} />
    </>
  )
}
