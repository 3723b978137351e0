import { createFileRoute } from '@tanstack/react-router'
import { say } from '#app/copy/copy.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { searchProducts } from '#app/search/search.functions.ts'
import { SearchPage } from '#app/search/search-page.tsx'
import { publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/pages/search')({
  validateSearch: ({ q }: SearchStrings): { q?: string } => ({ q: firstOf(q)?.slice(0, 200) }),
  loaderDeps: ({ search: { q } }) => ({ query: q ?? '' }),
  loader: ({ deps: { query }, context: { region } }) => searchProducts({ data: { region: region.code, query } }),
  head: ({ match: { context } }) => pageMeta(context.region, say(context.region.locale, 'search.title')),
  headers: publicPage,
  component: Page,
})

function Page() {
  return <SearchPage result={Route.useLoaderData()} />
}
