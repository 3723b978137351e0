import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { translate } from '#app/copy/every-page.ts'
import { AccountPage } from '#app/customer/account-page.tsx'
import { parseAccountSearch } from '#app/customer/account-search.ts'
import { readAccountForPage } from '#app/customer/customer.server.ts'
import type { RenderedAccount } from '#app/customer/customer.ts'
import { getPageMeta } from '#app/shell/page-head.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** The account page, also the redirect target of sign-in (ACC-03). Personal: neither cached nor indexed. */
export const Route = createFileRoute('/account')({
  validateSearch: parseAccountSearch,
  // On return from a sign-in, the account cookie may be that of another customer.
  loaderDeps: ({ search: { code, state } }) => ({ isReturn: code !== undefined || state !== undefined }),
  loader: async ({ context: { region }, deps: { isReturn } }) => (isReturn ? null : loadAccount(region.code)),
  // Never reloaded, and dropped when the page is left, because the server reads it for a single rendering.
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

/** The account that the server renders; null in the browser, which reads it itself. */
const loadAccount = createIsomorphicFn()
  .server((region: RegionCode): Promise<RenderedAccount | null> => readAccountForPage(region))
  .client(async (_region: RegionCode): Promise<RenderedAccount | null> => null)
