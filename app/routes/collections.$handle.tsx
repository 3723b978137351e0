import { createFileRoute, notFound } from '@tanstack/react-router'
import { CollectionPage } from '#app/collection/collection-page.tsx'
import { parseCollectionSearch } from '#app/collection/collection-search.ts'
import { getServerQuery, prepareClientFiltering } from '#app/collection/load-client-filtering.ts'
import { parsePageHandle } from '#app/content/page-handles.ts'
import {
  createIncompletePageHeaders,
  createPrivatePageHeaders,
  createPublicPageHeaders,
} from '#app/http/cache-headers.ts'
import { parseSearch, stringifySearch } from '#app/region/search-strings.ts'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getPageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/collections/$handle')({
  validateSearch: parseCollectionSearch,
  loaderDeps: ({ search }) => parsePageHandle(search),
  loader: async ({ params: { handle }, context: { region }, location: { searchStr }, deps: { pageHandle } }) => {
    const [{ getCollection }] = await Promise.all([
      import('#app/collection/collection.functions.ts'),
      prepareClientFiltering(),
    ])
    const query = getServerQuery(stringifySearch(parseCollectionSearch(parseSearch(searchStr))))
    const collection = await getCollection({ data: { region: region.code, handle, pageHandle, query } })
    if (!collection) {
      const { getCollectionElsewhere } = await import('#app/collection/collection.functions.ts')
      throw notFound({ data: await getCollectionElsewhere({ data: { region: region.code, handle } }) })
    }
    return collection
  },
  head: ({ loaderData, match }) =>
    getPageMeta(match.context.region, loaderData?.title, loaderData?.description || undefined),
  headers: ({ match, loaderData }) => ({
    ...(Object.keys(match.search).length === 0 ? createPublicPageHeaders() : createPrivatePageHeaders()),
    ...(loaderData?.complete ? {} : createIncompletePageHeaders()),
  }),
  component: Page,
})

function Page() {
  const collection = Route.useLoaderData()
  return (
    <>
      <Breadcrumbs key={collection.handle} title={collection.title} />
      <CollectionPage collection={collection} />
      <BreadcrumbData title={collection.title} path={`/collections/${collection.handle}`} />
    </>
  )
}
