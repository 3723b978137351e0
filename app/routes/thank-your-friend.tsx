import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentPageView } from '#app/content/pages/content-page.tsx'
import { getPage } from '#app/content/pages/page.functions.ts'
import { incompletePage, publicPage } from '#app/http/cache-rule.ts'
import { Gift } from '#app/mailing/referral/gift.tsx'
import { giftCode } from '#app/mailing/referral/gift-code.ts'
import { TrailData } from '#app/seo/page-data.tsx'
import { pageMeta } from '#app/shell/page-head.ts'

const HANDLE = 'thank-your-friend'

export const Route = createFileRoute('/thank-your-friend')({
  validateSearch: giftCode,
  loader: async ({ context: { region } }) => {
    const page = await getPage({ data: { region: region.code, handle: HANDLE } })
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
  const { discount } = Route.useSearch()
  return (
    <>
      <ContentPageView page={page} after={<Gift code={discount ?? null} />} />
      <TrailData title={page.title} path={`/${HANDLE}`} />
    </>
  )
}
