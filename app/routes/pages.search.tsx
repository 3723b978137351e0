import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { SearchPage } from '#app/search/search-page.tsx'
import { parseResultLimit, parseSearchParams } from '#app/search/search-params.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/pages/search')({
  validateSearch: parseSearchParams,
  loaderDeps: ({ search: { q = '', sort, show } }) => ({ query: q, sort, limit: parseResultLimit(show) }),
  loader: async ({ deps, context: { region }, abortController: { signal } }) => {
    const { getSearchResults } = await import('#app/search/search.functions.ts')
    return getSearchResults({ data: { region: region.code, ...deps }, signal })
  },
  head: ({ match: { context, search } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'header.search'))
    return { meta: search.q ? [...meta, noIndexMeta] : meta }
  },
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData?.ok),
  component: Page,
})

function Page() {
  return <SearchPage outcome={Route.useLoaderData()} params={Route.useSearch()} />
}
