import { createFileRoute } from '@tanstack/react-router'
import { say } from '#app/copy/copy.ts'
import { FinderPage } from '#app/fit/finder/finder-page.tsx'
import { publicPage } from '#app/http/cache-rule.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { pageMeta } from '#app/shell/page-head.ts'

/** The Fit Finder (FIT-01). The server draws the same for everybody: what was answered is in the browser alone. */
export const Route = createFileRoute('/fit-finder')({
  validateSearch: ({ step }: SearchStrings): { step?: string } => ({ step: firstOf(step)?.slice(0, 20) }),
  head: ({ match: { context } }) => pageMeta(context.region, say(context.region.locale, 'header.find-your-fit')),
  headers: publicPage,
  component: Page,
})

function Page() {
  return <FinderPage step={Route.useSearch().step} />
}
