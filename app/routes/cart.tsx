import { createFileRoute } from '@tanstack/react-router'
import { openCartPageFn } from '#app/cart/cart.functions.ts'
import { CartPage } from '#app/cart/cart-page.tsx'
import { cartSearch } from '#app/cart/cart-search.ts'
import { say } from '#app/copy/copy.ts'
import { answerCartPost } from '#app/product/cart-post.server.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: ({ request }) => answerCartPost(request) } },
  validateSearch: cartSearch,
  loader: ({ context: { region } }) => openCartPageFn({ data: { region: region.code } }),
  // read anew whenever the page is opened
  staleTime: 0,
  gcTime: 0,
  head: ({ match: { context } }) => pageMeta(context.region, say(context.region.locale, 'cart.title')),
  component: Page,
})

function Page() {
  const { problem } = Route.useSearch()
  return <CartPage {...Route.useLoaderData()} problem={problem ?? null} />
}
