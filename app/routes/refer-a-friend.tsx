import { createFileRoute } from '@tanstack/react-router'
import { parsePageHandle } from '#app/content/page-handles.ts'
import { ContentPageView } from '#app/content/pages/content-page.tsx'
import { answerForm, readOwnPosted } from '#app/forms/posted-form.ts'
import { sendReferralFn } from '#app/mailing/referral/referral.functions.ts'
import { type PostedReferral, REFERRAL_FIELDS } from '#app/mailing/referral/referral.ts'
import { ReferralForm } from '#app/mailing/referral/referral-form.tsx'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageHead, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

const HANDLE = 'refer-a-friend'

export const Route = createFileRoute('/refer-a-friend')({
  server: {
    handlers: {
      // Never redirects, because the confirmation shows a code, which must not be in an address.
      POST: answerForm({ fields: REFERRAL_FIELDS, send: sendReferralFn, getResult: () => null }),
    },
  },
  validateSearch: parsePageHandle,
  loaderDeps: ({ search: { pageHandle } }) => ({ pageHandle }),
  loader: async ({ context: { region }, deps }) => {
    const page = await loadContentPage(region, HANDLE, deps, 'footer.refer')
    return { ...page, postedReferral: readOwnPosted<PostedReferral>() }
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
