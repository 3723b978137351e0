import { createFileRoute, notFound } from '@tanstack/react-router'
import { getCollection } from '#app/collection/collection.functions.ts'
import { CollectionPage } from '#app/collection/collection-page.tsx'
import { TrailData } from '#app/seo/page-data.tsx'
import { publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/collections/$handle')({
  loader: async ({ params: { handle }, context: { region } }) => {
    const collection = await getCollection({ data: { region: region.code, handle } })
    if (!collection) throw notFound()
    return collection
  },
  head: ({ loaderData, match }) => pageMeta(match.context.region, loaderData?.title, loaderData?.description),
  headers: publicPage,
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
