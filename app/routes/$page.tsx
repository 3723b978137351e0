import { createFileRoute, notFound } from '@tanstack/react-router'
import { getContentPage } from '#app/content/content.functions.ts'
import { ContentPageView } from '#app/content/content-page.tsx'
import { ROOT_PAGES } from '#app/content/pages.ts'
import { TrailData } from '#app/seo/page-data.tsx'
import { publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/$page')({
  loader: async ({ params }) => {
    const page = ROOT_PAGES.has(params.page) ? await getContentPage({ data: { handle: params.page } }) : null
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
      <TrailData title={page.title} path={`/${Route.useParams().page}`} />
    </>
  )
}
