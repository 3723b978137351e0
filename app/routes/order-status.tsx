import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { parseOrderNumber } from '#app/customer/orders/order.ts'
import { answerForm, readOwnPosted } from '#app/forms/posted-form.ts'
import { createPrivatePageHeaders } from '#app/http/cache-headers.ts'
import { trackOrderFn } from '#app/order-status/order-status.functions.ts'
import { OrderStatusPage } from '#app/order-status/order-status-page.tsx'
import { type PostedTracking, TRACKING_FIELDS } from '#app/order-status/tracked-order.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

/** Where an order is (ACC-09). An order number in the address prefills the form; any other text is ignored. */
export const Route = createFileRoute('/order-status')({
  server: {
    handlers: {
      // Never redirects, because an order must not be in an address.
      POST: answerForm({ fields: TRACKING_FIELDS, send: trackOrderFn, getResult: () => null }),
    },
  },
  validateSearch: ({ order }: SearchStrings) => ({ order: parseOrderNumber(getFirstValue(order)) }),
  loader: () => readOwnPosted<PostedTracking>(),
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'footer.track'))
    return { meta: [...meta, noIndexMeta] }
  },
  headers: ({ loaderData, match }) => ({
    ...getPublicPageHeaders(loaderData === null),
    // Shared caches would store a page for each order.
    ...(match.search.order !== undefined && createPrivatePageHeaders()),
  }),
  component: Page,
})

function Page() {
  return <OrderStatusPage posted={Route.useLoaderData()} order={Route.useSearch().order} />
}
