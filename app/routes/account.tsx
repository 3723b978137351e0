import { createFileRoute } from '@tanstack/react-router'
import { say } from '#app/copy/copy.ts'
import { AccountPage } from '#app/customer/account-page.tsx'
import { accountSearch } from '#app/customer/account-search.ts'
import { pageMeta } from '#app/shell/page-head.ts'

/** Also where sign-in sends the browser back to (ACC-03). Personal: no cache keeps it and no search engine lists it. */
export const Route = createFileRoute('/account')({
  validateSearch: accountSearch,
  head: ({ match: { context } }) => {
    const { meta } = pageMeta(context.region, say(context.region.locale, 'header.account'))
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Page,
})

function Page() {
  return <AccountPage search={Route.useSearch()} />
}
