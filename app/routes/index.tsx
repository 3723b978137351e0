import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { getHome } from '#app/home/home.functions.ts'
import { HomePage } from '#app/home/home-page.tsx'
import { incompletePage, publicPage } from '#app/http/cache-rule.ts'
import { SiteData } from '#app/seo/page-data.tsx'
import { pageMeta } from '#app/shell/page-head.ts'
import { scenePreload } from '#app/ui/scene-picture.tsx'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/')({
  loader: ({ context: { region } }) => getHome({ data: { region: region.code } }),
  head: ({ loaderData, match }) => ({
    ...pageMeta(match.context.region),
    links: loaderData?.hero ? scenePreload({ scene: loaderData.hero, tall: loaderData.heroTall, sizes: '100vw' }) : [],
  }),
  headers: ({ loaderData }) => ({ ...publicPage(), ...(loaderData?.complete ? {} : incompletePage()) }),
  component: Page,
})

function Page() {
  return (
    <>
      <HomePage home={Route.useLoaderData()} menu={root.useLoaderData().menu} />
      <SiteData />
    </>
  )
}
