import { createFileRoute, notFound } from '@tanstack/react-router'
import { say } from '#app/copy/copy.ts'
import { publicPage } from '#app/http/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'
import { isGarment } from '#app/size-charts/chart.ts'
import { chartParams } from '#app/size-charts/chart-params.ts'
import { SizeChartPage } from '#app/size-charts/size-chart-page.tsx'

export const Route = createFileRoute('/{$garment}-size-chart')({
  validateSearch: chartParams,
  loader: ({ params: { garment } }) => {
    if (!isGarment(garment)) throw notFound()
    return { garment }
  },
  head: ({ loaderData, match: { context } }) =>
    pageMeta(context.region, loaderData && say(context.region.locale, `size-chart.title.${loaderData.garment}`)),
  headers: publicPage,
  component: Page,
})

function Page() {
  return <SizeChartPage garment={Route.useLoaderData().garment} params={Route.useSearch()} />
}
