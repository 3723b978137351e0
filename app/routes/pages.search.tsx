import { createFileRoute } from '@tanstack/react-router'
import { say } from '#app/copy/copy.ts'
import { incompletePage, publicPage } from '#app/http/cache-rule.ts'
import { searchProducts } from '#app/search/search.functions.ts'
import { SearchPage } from '#app/search/search-page.tsx'
import { searchParams, shownFrom } from '#app/search/search-params.ts'
import { pageMeta, unlisted } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/pages/search')({
  validateSearch: searchParams,
  loaderDeps: ({ search: { q = '', sort, show } }) => ({ query: q, sort, shown: shownFrom(show) }),
  loader: ({ deps, context: { region }, abortController: { signal } }) =>
    searchProducts({ data: { region: region.code, ...deps }, signal }),
  head: ({ match: { context, search } }) => {
    const { meta } = pageMeta(context.region, say(context.region.locale, 'header.search'))
    return { meta: search.q ? [...meta, unlisted] : meta }
  },
  headers: ({ loaderData }) => ({ ...publicPage(), ...(loaderData?.ok ? {} : incompletePage()) }),
  component: Page,
})

function Page() {
  return <SearchPage outcome={Route.useLoaderData()} params={Route.useSearch()} />
}
