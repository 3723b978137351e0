import { createFileRoute, notFound } from '@tanstack/react-router'
import { getContentPage } from '#app/content/content.functions.ts'
import { ContentPageView } from '#app/content/content-page.tsx'
import { TrailData } from '#app/seo/page-data.tsx'
import { publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/pages/$handle')({
  loader: async ({ params: { handle } }) => {
    const page = await getContentPage({ data: { handle } })
    if (!page) throw notFound()
    return page
  },
  head: ({ loaderData, match }) =>
    pageMeta(match.context.region, loaderData?.title, loaderData?.description ?? undefined),
  headers: publicPage,
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return (
    <>
      <ContentPageView page={page} />
      <TrailData title={page.title} path={`/pages/${Route.useParams().handle}`} />
    </>
  )
}
