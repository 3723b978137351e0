import { createFileRoute, notFound } from '@tanstack/react-router'
import { getCollection } from '#app/collection/collection.functions.ts'
import { CollectionPage } from '#app/collection/collection-page.tsx'
import { drawnHere, ready } from '#app/collection/live-shelf.ts'
import { incompletePage, publicPage, rarePage } from '#app/http/cache-rule.ts'
import { TrailData } from '#app/seo/page-data.tsx'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/collections/$handle')({
  loader: async ({ params: { handle }, context: { region }, location: { searchStr } }) => {
    const [collection] = await Promise.all([
      getCollection({ data: { region: region.code, handle, query: drawnHere(searchStr) } }),
      ready(),
    ])
    if (!collection) throw notFound()
    return collection
  },
  head: ({ loaderData, match }) => pageMeta(match.context.region, loaderData?.title, loaderData?.description),
  headers: ({ match, loaderData }) => ({
    ...(Object.keys(match.search).length === 0 ? publicPage() : rarePage()),
    ...(loaderData?.complete ? {} : incompletePage()),
  }),
  component: Page,
})

function Page() {
  const collection = Route.useLoaderData()
  return (
    <>
      <CollectionPage collection={collection} />
      <TrailData title={collection.title} path={`/collections/${collection.handle}`} />
    </>
  )
}
