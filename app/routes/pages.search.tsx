import { createFileRoute } from '@tanstack/react-router'
import { getServerQuery, prepareClientFiltering } from '#app/collection/load-client-filtering.ts'
import { translate } from '#app/copy/every-page.ts'
import { parseSearch, stringifySearch } from '#app/region/search-strings.ts'
import { SearchPage } from '#app/search/search-page.tsx'
import { parseSearchParams } from '#app/search/search-params.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/pages/search')({
  validateSearch: parseSearchParams,
  loaderDeps: ({ search: { q = '' } }) => ({ query: q }),
  loader: async ({ deps: { query }, context: { region }, location: { searchStr }, abortController: { signal } }) => {
    const [{ getSearchResults }] = await Promise.all([
      import('#app/search/search.functions.ts'),
      query === '' ? undefined : prepareClientFiltering(),
    ])
    const filterQuery = getServerQuery(stringifySearch(parseSearchParams(parseSearch(searchStr))))
    return getSearchResults({ data: { region: region.code, query, filterQuery }, signal })
  },
  head: ({ match: { context, search } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'header.search'))
    return { meta: search.q ? [...meta, noIndexMeta] : meta }
  },
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData?.ok),
  component: Page,
})

function Page() {
  return <SearchPage outcome={Route.useLoaderData()} />
}
