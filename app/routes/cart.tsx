import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#app/cart/cart-page.tsx'
import { getFormNotice } from '#app/cart/form-notice.ts'
import { translate } from '#app/copy/copy.ts'
import { handleCartPost } from '#app/product/cart-post.server.ts'
import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: ({ request }) => handleCartPost(request) } },
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: (search: SearchStrings): { problem?: string | undefined } => ({ problem: getFirst(search.problem) }),
  loader: async ({ context: { region } }) => {
    const { openCartPageFn } = await import('#app/cart/cart.functions.ts')
    return openCartPageFn({ data: { region: region.code } })
  },
  // Always reloaded, because the cart may have changed in another tab.
  staleTime: 0,
  gcTime: 0,
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'cart.title')),
  component: Page,
})

function Page() {
  const { problem } = Route.useSearch()
  return <CartPage {...Route.useLoaderData()} formNotice={getFormNotice(problem)} />
}
