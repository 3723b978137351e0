import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentPageView } from '#app/content/pages/content-page.tsx'
import { getPage } from '#app/content/pages/page.functions.ts'
import { incompletePage, publicPage } from '#app/http/cache-rule.ts'
import { readPostedReferral } from '#app/mailing/referral/referral.functions.ts'
import { ReferralForm } from '#app/mailing/referral/referral-form.tsx'
import { takeReferralPost } from '#app/mailing/referral/referral-post.server.ts'
import { TrailData } from '#app/seo/page-data.tsx'
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
