import { createFileRoute, notFound } from '@tanstack/react-router'
import { getProduct } from '#app/product/product.functions.ts'
import { productName } from '#app/product/product.ts'
import { ProductPage } from '#app/product/product-page.tsx'
import { publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

export const Route = createFileRoute('/products/$handle')({
  loader: async ({ params: { handle }, context: { region } }) => {
    const product = await getProduct({ data: { region: region.code, handle } })
    if (!product) throw notFound()
    return product
  },
  head: ({ loaderData, match }) =>
    pageMeta(match.context.region, loaderData && productName(loaderData), loaderData?.promise),
  headers: publicPage,
  component: Page,
})

function Page() {
  return <ProductPage product={Route.useLoaderData()} />
}
