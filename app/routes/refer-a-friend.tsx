import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentPageView } from '#app/pages/content-page.tsx'
import { getPage } from '#app/pages/page.functions.ts'
import { readPostedReferral } from '#app/referral/referral.functions.ts'
import { ReferralForm } from '#app/referral/referral-form.tsx'
import { takeReferralPost } from '#app/referral/referral-post.server.ts'
import { TrailData } from '#app/seo/page-data.tsx'
import { incompletePage, publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

const HANDLE = 'refer-a-friend'

export const Route = createFileRoute('/refer-a-friend')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        await takeReferralPost(request)
        return next()
      },
    },
  },
  loader: async ({ context: { region } }) => {
    const [page, kept] = await Promise.all([
      getPage({ data: { region: region.code, handle: HANDLE } }),
      typeof window === 'undefined' ? readPostedReferral() : null,
    ])
    if (!page) throw notFound()
    return { ...page, kept }
  },
  head: ({ loaderData, match }) =>
    pageMeta(match.context.region, loaderData?.title, loaderData?.description ?? undefined, {
      picture: loaderData?.picture,
    }),
  headers: ({ loaderData }) => ({
    ...publicPage(),
    ...(loaderData?.complete && !loaderData.kept ? {} : incompletePage()),
  }),
  component: Page,
})

function Page() {
  const { kept, ...page } = Route.useLoaderData()
  return (
    <>
      <ContentPageView page={page} after={<ReferralForm kept={kept} />} />
      <TrailData title={page.title} path={`/${HANDLE}`} />
    </>
  )
}
