import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/home/home-page.tsx'
import { SiteData } from '#app/seo/page-data.tsx'
import { getPageMeta } from '#app/shell/page-head.ts'
import { getScenePreloads } from '#app/ui/scene-picture.tsx'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { region } }) => {
    const { getHome } = await import('#app/home/home.functions.ts')
    return getHome({ data: { region: region.code } })
  },
  head: ({ loaderData, match }) => ({
    ...getPageMeta(match.context.region),
    links: loaderData?.hero ? getScenePreloads({ scene: loaderData.hero, tall: loaderData.heroTall }) : [],
  }),
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData?.complete),
  component: Page,
})

function Page() {
  return (
    <>
      <HomePage home={Route.useLoaderData()} />
      <SiteData />
    </>
  )
}
