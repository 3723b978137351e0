import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { AccountPage } from '#app/customer/account-page.tsx'
import { parseAccountSearch } from '#app/customer/account-search.ts'
import { loadAccount } from '#app/customer/load-account.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

/** The account page, also the redirect target of sign-in (ACC-03). Personal: neither cached nor indexed. */
export const Route = createFileRoute('/account')({
  validateSearch: parseAccountSearch,
  // The return from a sign-in may be that of another customer.
  loaderDeps: ({ search: { code, state } }) => ({ isReturn: code !== undefined || state !== undefined }),
  loader: async ({ context: { region }, deps: { isReturn } }) => (isReturn ? null : loadAccount(region.code)),
  // What the server read is for this page alone.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'header.account'))
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Page,
})

function Page() {
  return <AccountPage search={Route.useSearch()} rendered={Route.useLoaderData()} />
}
