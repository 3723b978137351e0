import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { parsePageHandle } from '#app/content/page-handles.ts'
import { ContentPageView } from '#app/content/pages/content-page.tsx'
import { getPostedReferral, handleReferralPost, type PostedReferral } from '#app/mailing/referral/referral.server.ts'
import { ReferralForm } from '#app/mailing/referral/referral-form.tsx'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageHead, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

const HANDLE = 'refer-a-friend'

export const Route = createFileRoute('/refer-a-friend')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        await handleReferralPost(request)
        return next()
      },
    },
  },
  validateSearch: parsePageHandle,
  loaderDeps: ({ search: { pageHandle } }) => ({ pageHandle }),
  loader: async ({ context: { region }, deps }) => {
    const page = await loadContentPage(region, HANDLE, deps, 'footer.refer')
    return { ...page, postedReferral: readPostedReferral() }
  },
  head: ({ loaderData, match }) => getContentPageHead(match.context.region, loaderData),
  headers: ({ loaderData, match }) =>
    getPublicPageHeaders(loaderData?.complete && !loaderData.postedReferral, match.search),
  component: Page,
})

function Page() {
  const { postedReferral, ...page } = Route.useLoaderData()
  return (
    <>
      <ContentPageView page={page} after={<ReferralForm posted={postedReferral} />} />
      <BreadcrumbData title={page.title} path={`/${HANDLE}`} />
    </>
  )
}

/** The posted form of the page's own request; null if the page was only opened, and in the browser. */
const readPostedReferral = createIsomorphicFn()
  .server((): PostedReferral | null => getPostedReferral(getRequest()) ?? null)
  .client((): PostedReferral | null => null)
