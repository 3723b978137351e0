import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { translate } from '#app/copy/every-page.ts'
import { createPrivatePageHeaders } from '#app/http/cache-headers.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import type { ReturnState } from '#app/returns/returns-machine.ts'
import { ReturnsPage } from '#app/returns/returns-page.tsx'
import { returnsPost } from '#app/returns/returns-post.server.ts'
import type { ReturnSearch } from '#app/returns/use-return.ts'
import { BareBar } from '#app/shell/bare-bar.tsx'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

/** An order number in the address prefills the form; any other text is ignored. */
const ORDER_NUMBER = /^#?[A-Z\d-]{3,16}$/i

/** Returns and exchanges, on a page without header and footer (RET-01, NAV-20). */
export const Route = createFileRoute('/returns')({
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        await returnsPost.handle(request)
        return next()
      },
    },
  },
  validateSearch: ({ step, order }: SearchStrings): ReturnSearch => ({
    step: getFirstValue(step)?.slice(0, 20),
    order: ORDER_NUMBER.exec(getFirstValue(order) ?? '')?.[0],
  }),
  loader: () => readPostedReturn(),
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'footer.returns'))
    return { meta: [...meta, noIndexMeta] }
  },
  headers: ({ loaderData, match }) => ({
    ...getPublicPageHeaders(loaderData === null),
    // Shared caches would store a page for each order and step.
    ...((match.search.order ?? match.search.step) !== undefined && createPrivatePageHeaders()),
  }),
  component: Page,
})

function Page() {
  return (
    <>
      <BareBar />
      <ReturnsPage posted={Route.useLoaderData()} search={Route.useSearch()} />
    </>
  )
}

/** The form that the page's own request has posted; null in the browser, and if nothing was posted. */
const readPostedReturn = createIsomorphicFn()
  .server((): ReturnState | null => returnsPost.getPosted(getRequest()))
  .client((): ReturnState | null => null)
