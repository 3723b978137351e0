import { createFileRoute, notFound } from '@tanstack/react-router'
import { getPage } from '#app/content/pages/page.functions.ts'
import { PageView } from '#app/content/pages/page-view.tsx'
import { ROOT_PAGES } from '#app/content/pages.ts'
import { incompletePage, publicPage } from '#app/http/cache-rule.ts'
import { TrailData } from '#app/seo/page-data.tsx'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/$page')({
  loader: async ({ params, context: { region } }) => {
    const known = ROOT_PAGES.has(params.page)
    const page = known ? await getPage({ data: { region: region.code, handle: params.page } }) : null
    if (!page) throw notFound()
    return page
  },
  head: ({ loaderData, match }) =>
    pageMeta(match.context.region, loaderData?.title, loaderData?.description ?? undefined, {
      picture: loaderData?.picture,
    }),
  headers: ({ loaderData }) => ({ ...publicPage(), ...(loaderData?.complete ? {} : incompletePage()) }),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return (
    <>
      <PageView page={page} />
      <TrailData title={page.title} path={`/${page.handle}`} />
    </>
  )
}
