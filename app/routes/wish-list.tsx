import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/every-page.ts'
import { createPublicPageHeaders } from '#app/http/cache-headers.ts'
import { cutSharedGoods } from '#app/product/wish-list/shared-address.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { WishListPage } from '#app/wish-list/wish-list-page.tsx'

export const Route = createFileRoute('/wish-list')({
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: (search: SearchStrings): { goods?: string | undefined } => {
    const goods = getFirstValue(search.goods)
    return { goods: goods && cutSharedGoods(goods) }
  },
  loaderDeps: ({ search: { goods } }) => ({ goods }),
  loader: async ({ context: { region }, deps: { goods }, abortController: { signal } }) => {
    if (goods === undefined) return null
    const [{ fetchListedGoods }, { parseSharedItems }] = await Promise.all([
      import('#app/wish-list/listed-goods.functions.ts'),
      import('#app/product/wish-list/shared-items.ts'),
    ])
    const list = parseSharedItems(goods)
    const handles = [...new Set(list.items.map(({ handle }) => handle))]
    return { ...list, products: await fetchListedGoods({ data: { region: region.code, handles }, signal }) }
  },
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translate(context.region.locale, 'menu.wish-list'))
    return { meta: [...meta, noIndexMeta] }
  },
  headers: createPublicPageHeaders,
  component: Page,
})

function Page() {
  return <WishListPage shared={Route.useLoaderData()} />
}
