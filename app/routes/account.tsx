import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/copy.ts'
import { AccountPage } from '#app/customer/account-page.tsx'
import { parseAccountSearch } from '#app/customer/account-search.ts'
import { startAtOnceHeaders } from '#app/http/start-at-once.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

/** The account page, also the redirect target of sign-in (ACC-03). Personal: neither cached nor indexed. */
export const Route = createFileRoute('/account')({
  validateSearch: parseAccountSearch,
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'header.account'))
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  headers: startAtOnceHeaders,
  component: Page,
})

function Page() {
  return <AccountPage search={Route.useSearch()} />
}
