import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { FinderPage } from '#app/fit/finder/finder-page.tsx'
import { preloadLaterCode } from '#app/fit/finder/load-rendered-screen.ts'
import { createPublicPageHeaders } from '#app/http/cache-headers.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

/** The Fit Finder (FIT-01). The page can be cached for everyone, because its answers are in the browser only. */
export const Route = createFileRoute('/fit-finder')({
  validateSearch: ({ step }: SearchStrings): { step?: string } => ({ step: getFirstValue(step)?.slice(0, 20) }),
  loader: () => preloadLaterCode(),
  head: ({ match: { context } }) =>
    getPageMeta(context.region, translate(context.region.locale, 'header.find-your-fit')),
  headers: createPublicPageHeaders,
  component: Page,
})

function Page() {
  return <FinderPage step={Route.useSearch().step} />
}
