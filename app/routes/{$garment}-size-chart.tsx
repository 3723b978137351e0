import { createFileRoute, notFound } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { createPublicPageHeaders } from '#app/http/cache-headers.ts'
import { getPageMeta } from '#app/shell/page-head.ts'
import { isGarment } from '#app/size-charts/chart.ts'
import { parseChartParams } from '#app/size-charts/chart-params.ts'
import { SizeChartPage } from '#app/size-charts/size-chart-page.tsx'

export const Route = createFileRoute('/{$garment}-size-chart')({
  validateSearch: parseChartParams,
  loader: ({ params: { garment } }) => {
    if (!isGarment(garment)) throw notFound()
    return { garment }
  },
  head: ({ loaderData, match: { context } }) =>
    getPageMeta(
      context.region,
      loaderData && translate(context.region.locale, `size-chart.title.${loaderData.garment}`),
    ),
  headers: createPublicPageHeaders,
  component: Page,
})

function Page() {
  return <SizeChartPage garment={Route.useLoaderData().garment} params={Route.useSearch()} />
}
