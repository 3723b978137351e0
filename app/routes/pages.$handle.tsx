import { createFileRoute } from '@tanstack/react-router'
import { PageView } from '#app/content/pages/page-view.tsx'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageMeta, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/pages/$handle')({
  loader: ({ params: { handle }, context: { region } }) => loadContentPage(region, handle),
  head: ({ loaderData, match }) => getContentPageMeta(match.context.region, loaderData),
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData?.complete),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return (
    <>
      <PageView page={page} />
      <BreadcrumbData title={page.title} path={`/pages/${page.handle}`} />
    </>
  )
}
