import { createFileRoute } from '@tanstack/react-router'
import { parseGiftCode } from '#app/cart/cart-address.ts'
import { parsePageHandle } from '#app/content/page-handles.ts'
import { ContentPageView } from '#app/content/pages/content-page.tsx'
import { Gift } from '#app/mailing/referral/gift.tsx'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { BreadcrumbData } from '#app/seo/page-data.tsx'
import { getContentPageHead, loadContentPage } from './-content-page.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

const HANDLE = 'thank-your-friend'

export const Route = createFileRoute('/thank-your-friend')({
  validateSearch: (search: SearchStrings) => ({ ...parseGiftCode(search), ...parsePageHandle(search) }),
  loaderDeps: ({ search: { pageHandle } }) => ({ pageHandle }),
  loader: ({ context: { region }, deps }) => loadContentPage(region, HANDLE, deps, 'footer.refer'),
  head: ({ loaderData, match }) => getContentPageHead(match.context.region, loaderData),
  headers: ({ loaderData, match }) => getPublicPageHeaders(loaderData?.complete, match.search),
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
