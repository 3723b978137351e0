import { createFileRoute, notFound } from '@tanstack/react-router'
import { parsePageHandle, ROOT_PAGES } from '#app/content/page-handles.ts'
import { PageView } from '#app/content/pages/page-view.tsx'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageHead, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/$page')({
  validateSearch: parsePageHandle,
  loaderDeps: ({ search: { pageHandle } }) => ({ pageHandle }),
  loader: ({ params: { page }, context: { region }, deps }) => {
    if (!ROOT_PAGES.has(page)) throw notFound()
    return loadContentPage(region, page, deps)
  },
  head: ({ loaderData, match }) => getContentPageHead(match.context.region, loaderData),
  headers: ({ loaderData, match }) => getPublicPageHeaders(loaderData?.complete, match.search),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  return (
    <>
      <PageView page={page} />
      <BreadcrumbData title={page.title} path={`/${page.handle}`} />
    </>
  )
}
