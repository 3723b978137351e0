import { createFileRoute } from '@tanstack/react-router'
import { ContentPageView } from '#app/content/pages/content-page.tsx'
import { Gift } from '#app/mailing/referral/gift.tsx'
import { parseGiftCode } from '#app/mailing/referral/gift-code.ts'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageMeta, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

const HANDLE = 'thank-your-friend'

export const Route = createFileRoute('/thank-your-friend')({
  validateSearch: parseGiftCode,
  loader: ({ context: { region } }) => loadContentPage(region, HANDLE),
  head: ({ loaderData, match }) => getContentPageMeta(match.context.region, loaderData),
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData?.complete),
  component: Page,
})

function Page() {
  const page = Route.useLoaderData()
  const { discount } = Route.useSearch()
  return (
    <>
      <ContentPageView page={page} after={<Gift code={discount ?? null} />} />
      <BreadcrumbData title={page.title} path={`/${HANDLE}`} />
    </>
  )
}
