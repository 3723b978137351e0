import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getLineKey } from '#app/cart/cart-address.ts'
import { getFormNotice } from '#app/cart/cart-page.tsx'
import { translate } from '#app/copy/every-page.ts'
import { handleCartPost } from '#app/product/cart-post.server.ts'
import { ShopCartPage } from '#app/product/in-cart/shop-cart-page.tsx'
import { readOtherCartsFn } from '#app/product/other-cart/other-cart.functions.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: ({ request }) => handleCartPost(request) } },
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: (search: SearchStrings): { problem?: string | undefined; change?: string | undefined } => ({
    problem: getFirstValue(search.problem),
    change: getFirstValue(search.change),
  }),
  loaderDeps: ({ search: { change } }) => ({ change }),
  loader: async ({ context: { region }, deps: { change } }) => {
    const { openCartPageFn } = await import('#app/cart/cart.functions.ts')
    const [opened, otherCarts] = await Promise.all([
      openCartPageFn({ data: { region: region.code } }),
      readOnServer(region.code),
    ])
    const data = { ...opened, otherCarts }
    const line = change && data.outcome.cart?.lines.find(({ id }) => getLineKey(id) === change)
    if (!line) return { ...data, openedChange: null }
    const { openChangeFn } = await import('#app/product/line-change/line-goods.functions.ts')
    const lineToChange = { region: region.code, handle: line.product.handle, lineKey: change }
    return { ...data, openedChange: await openChangeFn({ data: lineToChange }) }
  },
  // Always reloaded, because the cart may have changed in another tab.
  staleTime: 0,
  gcTime: 0,
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'cart.title')),
  component: Page,
})

/** The carts of other regions, for a page that works without script; in the browser they are read when they are shown. */
const readOnServer = createIsomorphicFn()
  .server((region: RegionCode) => readOtherCartsFn({ data: { region } }))
  .client(() => null)

function Page() {
  const { problem } = Route.useSearch()
  const { isAdditionFound, hasCookies, ...data } = Route.useLoaderData()
  const formNotice = getFormNotice(problem, { isAdditionFound, hasCookies })
  return <ShopCartPage {...data} formNotice={formNotice} />
}
