import { createFileRoute } from '@tanstack/react-router'
import { parsePageHandle } from '#app/content/page-handles.ts'
import { PageView } from '#app/content/pages/page-view.tsx'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageHead, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/pages/$handle')({
  validateSearch: parsePageHandle,
  loaderDeps: ({ search: { pageHandle } }) => ({ pageHandle }),
  loader: ({ params: { handle }, context: { region }, deps }) => loadContentPage(region, handle, deps),
  head: ({ loaderData, match }) => getContentPageHead(match.context.region, loaderData),
  headers: ({ loaderData, match }) => getPublicPageHeaders(loaderData?.complete, match.search),
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
